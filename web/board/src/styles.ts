/** Black and white with every edge drawn, for a board that `host` picks. */
const contrast = (host: string) => `
${host}{--bao-grain:0;--bao-ink:light-dark(#000,#fff);--bao-soft:light-dark(#000,#fff);--bao-line:light-dark(#000,#fff);--bao-paper:light-dark(#fff,#000);--bao-accent:light-dark(#8a0000,#ffb3a1);--bao-sea:light-dark(#003f8a,#9fd4ff);--bao-focus:light-dark(#003f8a,#ff0);
--bao-wood-hi:light-dark(#fff,#000);--bao-wood:light-dark(#fff,#000);--bao-wood-lo:light-dark(#fff,#000);--bao-rim:light-dark(#000,#fff);
--bao-hollow-light:light-dark(#fff,#000);--bao-hollow-body:light-dark(#fff,#000);--bao-hollow-dark:light-dark(#fff,#000);--bao-lip-light:light-dark(#000,#fff);--bao-lip-dark:light-dark(#000,#fff);
--bao-seed-light:light-dark(#8f9488,#fff);--bao-seed-0:light-dark(#4d5349,#d5d9cc);--bao-seed-1:light-dark(#454c45,#c8cfc6);--bao-seed-2:light-dark(#555748,#dcdfce);--bao-seed-dark:light-dark(#1c201b,#6d746a);
--bao-mark:light-dark(#8a0000,#ffb3a1);--bao-lit:light-dark(#003f8a,#ff0);--bao-count:light-dark(#000,#fff);--bao-count-edge:light-dark(#fff,#000)}
${host} .wood{box-shadow:0 0 0 3px var(--bao-ink) inset}
${host} .ridge{stroke:var(--bao-ink);stroke-opacity:1}
${host} .ask td{outline:1px solid var(--bao-line)}
${host} :is(.ask,.controls) :is(button,select){border:2px solid var(--bao-ink);box-shadow:none}
${host} ol button[aria-current]{border-color:var(--bao-sea);box-shadow:0 0 0 2px var(--bao-sea) inset}
${host} :is(.ask,.controls) :focus-visible{outline:4px solid var(--bao-focus);outline-offset:1px}
${host} input::-webkit-slider-runnable-track{border:2px solid var(--bao-ink);background:linear-gradient(90deg,var(--bao-sea) var(--at),var(--bao-paper) 0)}
${host} input::-webkit-slider-thumb{margin-top:-8px;background:var(--bao-ink)}
${host} .buttons button:focus-visible{outline-color:var(--bao-focus);box-shadow:0 0 0 6px var(--bao-paper) inset}
`;

/** How the board looks. Every colour is a custom property that a page may set on the element. */
export const styles: string = `
:host{display:block;color:var(--bao-ink);font:var(--bao-font,1rem/1.45 system-ui,sans-serif);font-variant-numeric:tabular-nums;
--bao-ink:light-dark(#2b2118,#ece3d4);--bao-soft:light-dark(#675845,#a89d8b);--bao-line:light-dark(#cfc2ac,#353c41);--bao-paper:light-dark(#f7f2e8,#1b2024);
--bao-accent:light-dark(#a82d1a,#ef7a61);--bao-sea:light-dark(#12595c,#6cc3bf);--bao-mark:#ffb59e;--bao-lit:#ffd76a;--bao-focus:light-dark(#12595c,#8fe0db);
--bao-wood-hi:light-dark(#94623a,#77502f);--bao-wood:light-dark(#744828,#583720);--bao-wood-lo:light-dark(#4d2d18,#352011);--bao-rim:light-dark(#f3dfc1,#e6cfae);
--bao-hollow-light:light-dark(#5f3a20,#472b18);--bao-hollow-body:light-dark(#3f2413,#2c190d);--bao-hollow-dark:light-dark(#220f06,#150903);
--bao-lip-light:light-dark(#b98250,#8e6239);--bao-lip-dark:#160a04;
--bao-seed-light:light-dark(#d3d8c8,#dde2d2);--bao-seed-0:light-dark(#8b9484,#949d8b);--bao-seed-1:light-dark(#7c877c,#869182);--bao-seed-2:light-dark(#969985,#9fa28c);--bao-seed-dark:#353c33;
--bao-count:#fff4e0;--bao-count-edge:#1a0c05;--bao-grain:.72}
:host([look=plain]){--bao-grain:0;--bao-wood-hi:light-dark(#e9dfcd,#2a3136);--bao-wood:light-dark(#e2d6c1,#262c31);--bao-wood-lo:light-dark(#d8cab2,#20262a);--bao-rim:light-dark(#3b2f22,#e4dac8);
--bao-hollow-light:light-dark(#cbbb9f,#171c1f);--bao-hollow-body:light-dark(#c3b194,#14181b);--bao-hollow-dark:light-dark(#b09c7c,#0e1214);--bao-lip-light:light-dark(#fff8ea,#3b444a);--bao-lip-dark:light-dark(#8d7a5c,#0b0e10);
--bao-mark:light-dark(#8d1f0e,#ffb59e);--bao-lit:light-dark(#5a3c00,#ffd76a);--bao-count:light-dark(#1d150d,#fff4e0);--bao-count-edge:light-dark(#f7efdf,#0b0e10)}
${contrast(":host([look=contrast])")}@media (prefers-contrast:more){${contrast(":host(:not([look]))")}}
*{box-sizing:border-box}[hidden]{display:none!important}
.table{position:relative;max-width:var(--bao-max,68rem);margin:0 auto}
.wood{position:relative;overflow:hidden;isolation:isolate;border-radius:clamp(16px,3.2cqi,34px);container-type:inline-size;
background:linear-gradient(168deg,var(--bao-wood-hi),var(--bao-wood) 52%,var(--bao-wood-lo));
box-shadow:0 1px 0 #ffffff2e inset,0 -2px 4px #00000059 inset,0 2px 3px #0000003d,0 14px 28px -12px #0000008c}
.grain{position:absolute;inset:0;width:100%;height:100%;z-index:-1;opacity:var(--bao-grain)}
.field{position:relative;margin:0 auto;direction:ltr}
.field>svg{display:block;overflow:visible}.drawn{width:100%;height:100%}
.layer{position:absolute;inset:0 auto auto 0;will-change:translate,transform;pointer-events:none}
.plate{display:flex;flex-wrap:wrap;align-items:center;gap:.2em .6em;min-height:34px;padding:.3rem clamp(.7rem,3cqi,1.7rem);color:var(--bao-rim);font-size:clamp(.82rem,2cqi,1rem)}
.plate.far{padding-bottom:0}.plate.near{padding-top:0}
ol em,.ask b{unicode-bidi:plaintext}.plate .who{font-weight:600;text-wrap:balance}.plate .turn{inline-size:.72em;block-size:.72em;border-radius:50%;border:2px solid currentColor;flex:none}
.plate.moves .turn{background:currentColor}.plate .bowl{inline-size:92px;block-size:43px;flex:none}
.plate .who{flex:1 1 7.5em}.plate .end{flex:none;display:flex;align-items:center;gap:.9em;margin-inline-start:auto}.plate .beside{font-weight:600}
.plate.turned{rotate:180deg}
@container (max-width:34rem){.plate{flex-wrap:nowrap;gap:.5em;min-height:32px;padding-block:.35rem;line-height:1.2}.plate .who{flex:1;min-width:0;font-weight:500}.plate .bowl{inline-size:54px;block-size:26px}.plate.timed .bowl,.plate .bowl.none{display:none}.plate .end{gap:.6em}.plate .beside{inline-size:min-content;font-size:.92em}.plate.far{padding-bottom:0}.plate.near{padding-top:0}}
.lip-light{stop-color:var(--bao-lip-light)}.lip-dark{stop-color:var(--bao-lip-dark)}.hollow-light{stop-color:var(--bao-hollow-light)}.hollow-body{stop-color:var(--bao-hollow-body)}.hollow-dark{stop-color:var(--bao-hollow-dark)}
.seed-light{stop-color:var(--bao-seed-light)}.seed-body0{stop-color:var(--bao-seed-0)}.seed-body1{stop-color:var(--bao-seed-1)}.seed-body2{stop-color:var(--bao-seed-2)}.seed-dark{stop-color:var(--bao-seed-dark)}
.shade{fill:#000;opacity:.4}.gleam{fill:#fff;opacity:.62}
.ridge{stroke:#000;stroke-opacity:.4;stroke-width:3;stroke-linecap:round;filter:drop-shadow(0 1.6px 0 #ffffff38)}
.name{fill:var(--bao-rim);opacity:.92;font-size:var(--name-size,15px);text-anchor:middle;dominant-baseline:central}
.count{fill:var(--bao-count);stroke:var(--bao-count-edge);stroke-width:5px;paint-order:stroke;stroke-linejoin:round;font-size:var(--count-size,21px);font-weight:700}
.delta{fill:var(--bao-lit);stroke:var(--bao-count-edge);stroke-width:4.5px;paint-order:stroke;stroke-linejoin:round;font-size:calc(var(--count-size,21px)*.86);font-weight:600}
.ghost{fill:var(--bao-rim);stroke:var(--bao-count-edge);stroke-width:4px;paint-order:stroke;stroke-linejoin:round;font-size:calc(var(--count-size,21px)*.72)}
.marks *{fill:none;stroke-width:3}
.house{stroke:var(--bao-rim);stroke-linecap:round}.house.dormant{stroke-dasharray:.1 6.5}
.reserved{stroke:var(--bao-lit);stroke-width:4.5}.marks .peg{fill:var(--bao-lit);stroke:var(--bao-count-edge);stroke-width:1.5}
.takasia{stroke:var(--bao-mark);stroke-width:4}
.hole .hollow{stroke:transparent;stroke-width:5}
.hole.playable .hollow{stroke:var(--bao-mark);stroke-width:4;stroke-dasharray:.5 9.2;stroke-linecap:round}
.hole.chosen .hollow{stroke:var(--bao-lit);stroke-width:6;stroke-dasharray:none}
.hole.lit .hollow{stroke:var(--bao-lit);stroke-width:5;stroke-dasharray:16 7}
.hole.offered .hollow{stroke:var(--bao-lit);stroke-width:4.5;stroke-dasharray:16 7}
.hole.lands .lip{stroke:var(--bao-lit);stroke-width:5;stroke-dasharray:3 6.5}
.hole.touched .lip{stroke:var(--bao-rim);stroke-opacity:.85;stroke-width:4}
.hole.captured .hollow{stroke:var(--bao-mark);stroke-width:7;stroke-dasharray:none}
.arrows path{stroke:var(--bao-lit);stroke-width:9;stroke-linecap:round;opacity:.92}.arrows polygon{fill:var(--bao-lit)}
.arrows path.threat{stroke:var(--bao-mark);stroke-dasharray:1 16}.arrows polygon.threat{fill:var(--bao-mark)}
.fall{opacity:0}.hand{opacity:0;transition:translate linear}.hand.holds{opacity:1}.hand .count{font-size:calc(var(--count-size,21px)*1.05)}
@keyframes land{from{visibility:hidden}}.lands{animation:land 0s .16s backwards}
.buttons{position:absolute;inset:0}
.buttons button{position:absolute;translate:-50% -50%;margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;cursor:pointer;border-radius:22%;user-select:none;-webkit-touch-callout:none;-webkit-tap-highlight-color:transparent;touch-action:manipulation}
.buttons button:focus-visible{outline:3px solid var(--bao-focus-board,#fff);outline-offset:-3px;box-shadow:0 0 0 6px #000c inset}
:host([look=plain]) .buttons button:focus-visible{outline-color:var(--bao-focus);box-shadow:0 0 0 6px var(--bao-paper) inset}
.buttons .choice{width:max(44px,calc(var(--cell)*.62));height:max(44px,calc(var(--cell)*.62));border-radius:50%;display:grid;place-items:center;z-index:2}
.buttons .choice i{width:100%;height:100%;max-width:52px;max-height:52px;border-radius:50%;display:grid;place-items:center;background:var(--bao-paper);color:var(--bao-sea);box-shadow:0 2px 6px #0009,0 0 0 2px var(--bao-sea)}
.buttons .choice:hover i{background:var(--bao-sea);color:var(--bao-paper)}.choice svg{width:58%;height:58%;fill:currentColor}
.ask{position:sticky;bottom:0;z-index:3;display:flex;gap:.4rem;justify-content:center;align-items:stretch;width:fit-content;max-width:100%;margin:.4rem auto 0;padding:.2rem;background:var(--bao-paper);border-radius:1rem;box-shadow:0 2px 10px #0006}
.ask button,.controls button,.controls select{font:inherit;color:var(--bao-ink);background:var(--bao-paper);border:1px solid color-mix(in srgb,var(--bao-line) 62%,transparent);border-bottom-color:var(--bao-line);box-shadow:0 1px 0 light-dark(#ffffffb3,#ffffff0f) inset,0 1px 2px #0000001f;border-radius:.7rem;min-width:44px;min-height:44px;padding:0 .7rem;cursor:pointer}
.controls select{appearance:none;padding-right:2rem;background:linear-gradient(45deg,transparent 50%,var(--bao-soft) 0) right 1rem center/6px 6px no-repeat,linear-gradient(-45deg,transparent 50%,var(--bao-soft) 0) right calc(1rem - 6px) center/6px 6px no-repeat,var(--bao-paper)}
.ask button{display:grid;gap:.15rem;min-width:0;text-align:center;place-content:center;justify-items:center;padding:.15rem .5rem .3rem;font-size:.88rem}
.ask .cancel{flex:none;min-width:44px;padding:0}.ask .cancel svg{width:18px;height:18px;stroke:currentColor;stroke-width:2.4;stroke-linecap:round}
.ask table{border-spacing:2px;padding:2px;font-size:.85rem;line-height:1.2;direction:ltr;border-radius:7px;background:var(--bao-wood);color:var(--bao-count)}.ask td{min-width:1.75em;height:1.2em;padding:0;text-align:center;border-radius:.5em;background:var(--bao-hollow-body)}.ask td.more{color:var(--bao-lit);font-weight:700}.ask td.less{color:var(--bao-mark)}
.ask.turned,.turned table,.turned td{rotate:180deg}
.ask .upright{border-spacing:3px 1px;padding:1px;font-size:.66rem;line-height:1}.ask .upright td{min-width:1.9em;height:1em}
:host([bare]) :is(.name,.controls,.delta,.ghost,.house){display:none}
.controls{container-type:inline-size;max-width:var(--bao-max,68rem);margin:.7rem auto 0;direction:ltr;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
.transport{flex:1 1 100%;min-width:0;display:flex;gap:.4rem;align-items:center;direction:ltr;flex-wrap:wrap}
.transport button{flex:1 0 44px;max-width:4rem}.along{flex:99 1 13rem;display:flex;gap:.4rem;min-width:0}.along input{flex:1;min-width:7rem}
input{--at:0%;appearance:none;background:none;min-height:44px;margin:0;cursor:pointer}
input::-webkit-slider-runnable-track{height:12px;border-radius:6px;box-shadow:0 1px 2px #0009 inset,0 1px 0 light-dark(#fffc,#ffffff14);background:linear-gradient(90deg,var(--bao-sea) var(--at),var(--bao-line) 0)}
input::-moz-range-track{height:12px;border-radius:6px;box-shadow:0 1px 2px #0009 inset;background:var(--bao-line)}input::-moz-range-progress{height:12px;border-radius:6px;background:var(--bao-sea)}
input::-webkit-slider-thumb{appearance:none;width:28px;height:24px;margin-top:-6px;border:0;border-radius:50%;background:radial-gradient(circle at 36% 30%,var(--bao-seed-light),var(--bao-seed-0) 58%,var(--bao-seed-dark));box-shadow:0 2px 4px #0008}
input::-moz-range-thumb{width:28px;height:24px;border:0;border-radius:50%;background:radial-gradient(circle at 36% 30%,var(--bao-seed-light),var(--bao-seed-0) 58%,var(--bao-seed-dark));box-shadow:0 2px 4px #0008}
.transport .main{border-color:var(--bao-sea);color:var(--bao-sea)}.transport svg{width:20px;height:20px;fill:currentColor;display:block;margin:auto}
.transport button:disabled{opacity:.45;cursor:default}
ol{flex:1 1 100%;min-width:0;list-style:none;display:flex;gap:.4rem;margin:0;padding:3px;overflow-x:auto;direction:ltr;scrollbar-width:thin}ol li{flex:none}
ol button{position:relative;padding:0 .75rem}ol span:not(.said){display:flex;align-items:baseline;gap:.45em}ol button[aria-current]{border-color:var(--bao-sea);box-shadow:0 0 0 1px var(--bao-sea) inset}ol small{color:var(--bao-soft)}ol em{font-style:normal;color:var(--bao-accent)}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){.fall{display:none}.lands{animation:none}.hand{transition:none!important}}
@media (max-height:64rem){@container (min-width:58rem){.transport{flex-basis:33rem}ol{flex:0 1 auto;max-width:24rem}}}
@media (forced-colors:active){input{appearance:auto}.wood{border:2px solid CanvasText}.count,.name{fill:CanvasText;stroke:Canvas}}
`;
