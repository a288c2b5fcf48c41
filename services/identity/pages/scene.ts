import { type Html, html } from './html.ts'
import { icons } from './layout.ts'

const stop = (kind: string, pill: Html, code: string, when: string, from: string, to: string, value: string, more?: Html) => html`
<div class="stop ${kind}"><i></i><div class="card"><div class="top"><span class="pill">${pill}</span><b>${code}</b><span class="when">${when}</span></div><div class="lane">${from} <span>→</span> ${to}<span class="v">${value}</span></div>${more}</div></div>`

/** A decorative preview of the product, hidden from screen readers. */
export const scene = html`<aside class="scene" aria-hidden="true">
<div><h2>Da oferta ao canhoto, cada carga no seu lugar.</h2><p class="sub">Lance, contrate, acompanhe e confira a entrega em um só quadro.</p></div>
<div class="way">
${stop('negotiation', html`${icons.clock}Aguardando aceite`, 'CG-20418', 'há 4 min', 'Betim, MG', 'Extrema, MG', 'R$ 4.300,00')}
${stop('progress moving', html`${icons.truck}Em trânsito`, 'CG-20377', 'chega às 10:40', 'Telêmaco Borba, PR', 'Contagem, MG', 'R$ 8.740,00', html`<div class="bar"></div>`)}
${stop('delivered done', html`${icons.check}Comprovante aprovado`, 'CG-20322', 'ontem', 'Cajamar, SP', 'Recife, PE', 'R$ 14.220,00')}
</div>
</aside>`
