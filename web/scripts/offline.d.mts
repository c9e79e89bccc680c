/** Writes the list of files before the service worker of a folder, and gives the build's name. */
export function offline(folder: string): string;
