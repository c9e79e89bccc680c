/** What is heard of a move: seeds on wood, made by the browser itself. */

/** What a sound is of. */
export type Heard = "drop" | "capture" | "end";

/** No seed is heard sooner after another, in seconds: a fast move patters, and does not roar. */
const APART = 0.028;

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let last = 0;

/** A burst that dies away within a tenth of a second. */
function burst(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, Math.round(audio.sampleRate * 0.09), audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) {
    data[index] = (Math.random() * 2 - 1) * Math.exp(-index / (data.length * 0.12));
  }
  return noise;
}

/** A knock: a little noise for the touch, and the tone of what was hit. */
function knock(audio: AudioContext, at: number, { tone, ring, loud }: { tone: number; ring: number; loud: number }): void {
  const touch = new AudioBufferSourceNode(audio, { buffer: burst(audio) });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: tone * 2.6, Q: 1.1 });
  const body = new OscillatorNode(audio, { type: "sine", frequency: tone });
  const [touched, rung] = [new GainNode(audio, { gain: loud * 0.5 }), new GainNode(audio, { gain: 0 })];
  rung.gain.setValueAtTime(loud, at);
  rung.gain.exponentialRampToValueAtTime(0.0001, at + ring);
  body.frequency.setValueAtTime(tone, at);
  body.frequency.exponentialRampToValueAtTime(tone * 0.82, at + ring);
  touch.connect(band).connect(touched).connect(audio.destination);
  body.connect(rung).connect(audio.destination);
  touch.start(at);
  body.start(at);
  body.stop(at + ring);
}

/** A sound, at once; nothing where the browser has none to give. */
export function sound(heard: Heard): void {
  context ??= new AudioContext();
  // A page may sound only after it was touched; what came before is not made up for.
  if (context.state !== "running") {
    void context.resume();
    return;
  }
  const now = context.currentTime;
  if (heard === "drop") {
    if (now - last < APART) return;
    last = now;
    // No two seeds sound alike.
    knock(context, now, { tone: 620 + Math.random() * 260, ring: 0.07, loud: 0.09 });
  } else if (heard === "capture") {
    for (const [after, tone] of [[0, 310], [0.05, 390], [0.09, 350]] as const) {
      knock(context, now + after, { tone, ring: 0.12, loud: 0.12 });
    }
  } else knock(context, now, { tone: 196, ring: 0.34, loud: 0.13 });
}
