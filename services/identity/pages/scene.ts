import { sceneLabels } from '../labels.pt.ts'
import { type Html, html } from './html.ts'
import { icons } from './layout.ts'

type Example = (typeof sceneLabels)['offered']
const stop = (kind: string, icon: Html, { status, code, when, from, to, value }: Example, more?: Html) => html`
<div class="stop ${kind}"><i></i><div class="card"><div class="top"><span class="pill">${icon}${status}</span><b>${code}</b><span class="when">${when}</span></div><div class="lane">${from} <span>→</span> ${to}<span class="v">${value}</span></div>${more}</div></div>`

/** A decorative preview of the product, hidden from screen readers. */
export const scene = html`<aside class="scene" aria-hidden="true">
<div><h2>${sceneLabels.slogan}</h2><p class="sub">${sceneLabels.lead}</p></div>
<div class="way">
${stop('negotiation', icons.clock, sceneLabels.offered)}
${stop('progress moving', icons.truck, sceneLabels.moving, html`<div class="bar"></div>`)}
${stop('delivered done', icons.check, sceneLabels.delivered)}
</div>
</aside>`
