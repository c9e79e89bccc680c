/** What of an element's style makes how it looks in a drawing. */
const LOOKS = [
  "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "opacity", "paint-order", "font-size", "font-weight", "font-family", "text-anchor", "dominant-baseline", "stop-color",
];

/** A drawing on its wood as a picture of its own: the text of an SVG file that needs no style sheet. */
export function picture(drawing: SVGSVGElement, wood: Element): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const drawn = [...drawing.querySelectorAll<SVGElement>("*")];
  const copied = [...copy.querySelectorAll<SVGElement>("*")];
  drawn.forEach((element, index) => {
    if (!element.hasAttribute("class") && !element.closest(".marks")) return;
    const style = getComputedStyle(element);
    const twin = copied[index]!;
    for (const name of LOOKS) {
      const value = style.getPropertyValue(name);
      const known = element.parentElement && getComputedStyle(element.parentElement).getPropertyValue(name);
      if (value && (value !== known || name === "stop-color")) twin.setAttribute(name, value);
    }
  });
  for (const element of copied) {
    element.removeAttribute("class");
    element.removeAttribute("style");
  }
  const { width, height } = drawing.viewBox.baseVal;
  const colours = getComputedStyle(wood).backgroundImage.match(/rgba?\([^)]*\)/g) ?? ["#744828"];
  const stops = colours.map((colour, index) =>
    `<stop offset="${index / Math.max(1, colours.length - 1)}" stop-color="${colour}"/>`);
  const made = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<linearGradient id="wood" x1="0.4" x2="0.6" y1="0" y2="1">${stops.join("")}</linearGradient>` +
      `<rect width="${width}" height="${height}" rx="26" fill="url(#wood)"/></svg>`,
    "image/svg+xml",
  );
  made.documentElement.append(...copy.childNodes);
  return new XMLSerializer().serializeToString(made);
}
