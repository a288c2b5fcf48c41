import { sceneCss } from './scene-style.ts'

const light = `color-scheme:light;
  --ground:#f4f6f7;--surface:#fff;--sunken:#eceff1;--line:#e1e6e9;--line-strong:#c8d0d5;--field:#8a979f;
  --ink:#16232b;--ink-2:#4a5b66;--ink-3:#5f707b;
  --accent:#0a6a78;--accent-hover:#08545f;--accent-soft:#e2f1f2;--on-accent:#fff;
  --negotiation:#8a5a00;--negotiation-soft:#fbf0d9;--progress:#1d5fa8;--progress-soft:#e4eefa;--done:#1c7040;--done-soft:#e1f3e8;
  --danger:#b3261e;--danger-soft:#fbe6e4;
  --shadow:0 1px 2px rgb(22 35 43/.06),0 12px 32px -12px rgb(22 35 43/.18);--dots:#d3dbe0;--glow:#dceff0`
const dark = `color-scheme:dark;
  --ground:#0e151a;--surface:#162027;--sunken:#111a20;--line:#26343d;--line-strong:#3a4b56;--field:#5f7480;
  --ink:#e8eef1;--ink-2:#b4c1c9;--ink-3:#93a3ad;
  --accent:#4fb8c4;--accent-hover:#74cbd5;--accent-soft:#12343a;--on-accent:#06262b;
  --negotiation:#f0bd5f;--negotiation-soft:#35290f;--progress:#83b7f2;--progress-soft:#14283d;--done:#74d197;--done-soft:#12301e;
  --danger:#ff9d94;--danger-soft:#3d1a18;
  --shadow:0 12px 32px -12px rgb(0 0 0/.6);--dots:#24323b;--glow:#10272c`

/** The product's tokens and the few rules that these pages need; the theme follows the system. */
export const css = `
:root{${light};--font:"Inter Variable",Inter,system-ui,sans-serif;--radius:6px;--radius-lg:10px}
@media (prefers-color-scheme:dark){:root{${dark}}}
*,::before,::after{box-sizing:border-box}
html{height:100%}
body{margin:0;min-height:100%;display:grid;background:var(--surface);color:var(--ink);font:400 14px/1.5 var(--font);font-feature-settings:"cv11";-webkit-font-smoothing:antialiased}
h1,h2,p,dl,dd{margin:0}
svg{width:16px;height:16px;fill:none;stroke:currentColor;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round;flex:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a{color:var(--accent);text-underline-offset:3px}
main{min-height:100dvh;display:flex;flex-direction:column;padding:28px 32px;min-width:0}
.brand{display:flex;align-items:center;gap:10px;font-weight:680;font-size:17px;letter-spacing:-.02em;color:var(--ink)}
.mark{width:28px;height:28px;stroke:var(--on-accent)}
.mark rect{fill:var(--accent);stroke:none}
.middle{width:100%;max-width:348px;margin:auto;padding:32px 0 56px}
h1{font-size:26px;line-height:1.2;font-weight:660;letter-spacing:-.025em;text-wrap:balance}
.lead{color:var(--ink-2);margin-top:8px}
form{display:grid;gap:18px;margin-top:28px}
.field{display:grid;gap:6px;min-width:0}
.field>label{font-weight:540;font-size:13px;color:var(--ink-2)}
.field>small{font-size:12px;color:var(--ink-3)}
.field>.wrong{font-size:12px;color:var(--danger);font-weight:500}
input{width:100%;height:42px;padding:0 12px;border:1px solid var(--field);border-radius:var(--radius);background:var(--surface);color:var(--ink);font:inherit;font-size:15px;transition:border-color 120ms,box-shadow 120ms}
input:hover{border-color:var(--ink-3)}
input:focus{outline:2px solid transparent;border-color:var(--accent);box-shadow:0 0 0 3px var(--accent-soft)}
input[aria-invalid=true]{border-color:var(--danger)}
input[aria-invalid=true]:focus{box-shadow:0 0 0 3px var(--danger-soft)}
input:autofill{box-shadow:inset 0 0 0 40px var(--surface);-webkit-text-fill-color:var(--ink)}
button,.button{display:inline-flex;align-items:center;justify-content:center;height:42px;padding:0 18px;border:1px solid var(--accent);border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:560 15px/1 var(--font);text-decoration:none;cursor:pointer;transition:background 120ms}
button:hover,.button:hover{background:var(--accent-hover);border-color:var(--accent-hover)}
button:active{transform:translateY(.5px)}
form>button{margin-top:4px}
.alert{display:flex;gap:10px;padding:11px 12px;border-radius:var(--radius);background:var(--danger-soft);color:var(--danger);font-weight:520}
.alert svg{margin-top:2.5px}
.note{margin-top:24px;padding-top:20px;border-top:1px solid var(--line);font-size:13px;color:var(--ink-3)}
.actions{display:flex;flex-wrap:wrap;gap:10px;margin-top:26px}
.quiet{background:none;color:var(--ink);border-color:var(--line-strong)}
.quiet:hover{background:var(--sunken);border-color:var(--line-strong)}
.badge{display:grid;place-items:center;width:44px;height:44px;margin-bottom:20px;border-radius:12px;background:var(--accent-soft);color:var(--accent)}
.badge svg{width:22px;height:22px}
fieldset{display:grid;gap:14px;min-width:0;margin:0;padding:0;border:0}
legend{padding:0 0 10px;font-weight:620;font-size:15px}
fieldset+fieldset{margin-top:8px}
form>.actions{margin:0}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
body:not(.split) .middle{max-width:420px}
@media (max-width:480px){main{padding:20px 20px 24px}.middle{padding:28px 0;margin:auto 0;max-width:none}h1{font-size:23px}input,button,.button{height:46px;font-size:16px}.pair{grid-template-columns:1fr}}
@media (prefers-reduced-motion:reduce){*{transition:none!important;animation:none!important}}
${sceneCss}`
