/** Style of the right half of the sign-in page: three loads on a board, connected by a route. */
export const sceneCss = `
.scene{display:none}
@media (min-width:1000px){
.split{grid-template-columns:minmax(440px,5fr) 7fr}
.scene{position:relative;display:grid;align-content:center;justify-items:center;gap:40px;overflow:hidden;padding:48px;border-left:1px solid var(--line);background:radial-gradient(70% 60% at 62% 46%,var(--glow),transparent 72%),radial-gradient(var(--dots) 1px,transparent 1.4px) 0 0/22px 22px,var(--ground)}
.scene h2{max-width:520px;margin:0 auto;font-size:30px;line-height:1.18;font-weight:640;letter-spacing:-.03em;text-align:center;text-wrap:balance}
.scene .sub{margin-top:12px;color:var(--ink-2);font-size:15px;text-align:center;text-wrap:balance}
.way{position:relative;display:grid;gap:18px;width:min(100%,520px)}
.way::before{content:"";position:absolute;left:19px;top:24px;bottom:24px;width:0;border-left:2px dashed var(--line-strong)}
.stop{display:grid;grid-template-columns:40px minmax(0,1fr);align-items:center;gap:14px}
.stop>i{position:relative;justify-self:center;width:16px;height:16px;border:3px solid var(--hue);border-radius:50%;background:var(--ground);box-shadow:0 0 0 6px var(--ground)}
.stop.done>i{border-radius:4px;background:var(--hue)}
.stop.moving>i{background:var(--hue)}
.card{padding:13px 16px 14px;border:1px solid var(--line);border-radius:var(--radius-lg);background:var(--surface);box-shadow:var(--shadow);font-size:13px}
.stop:nth-child(2) .card{margin-left:22px;margin-right:-22px}
.card .top{display:flex;align-items:center;gap:9px}
.card .top b{font-weight:620;letter-spacing:-.01em}
.card .when{margin-left:auto;color:var(--ink-3);font-size:12px}
.pill{display:inline-flex;align-items:center;gap:5px;height:23px;padding:0 9px 0 7px;border-radius:12px;background:var(--soft);color:var(--hue);font-weight:540;font-size:12px;white-space:nowrap}
.pill svg{width:13px;height:13px}
.lane{display:flex;align-items:baseline;gap:8px;margin-top:9px;white-space:nowrap}
.lane span{color:var(--ink-3)}
.lane .v{margin-left:auto;font-weight:600;color:var(--ink)}
.negotiation{--hue:var(--negotiation);--soft:var(--negotiation-soft)}
.progress{--hue:var(--progress);--soft:var(--progress-soft)}
.delivered{--hue:var(--done);--soft:var(--done-soft)}
.bar{height:4px;margin-top:11px;border-radius:2px;background:var(--sunken);overflow:hidden}
.bar::after{content:"";display:block;width:64%;height:100%;border-radius:2px;background:var(--hue)}
}
@media (min-width:1000px) and (max-height:640px){.scene{gap:24px}.scene h2{max-width:520px;margin:0 auto;font-size:24px}}
`
