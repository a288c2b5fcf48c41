import { problemLabels } from '../labels.pt.ts'
import { html } from './html.ts'
import { icons, page } from './layout.ts'

/** The code of a store that cannot be written now (RFC 6749). */
export const UNAVAILABLE = 'temporarily_unavailable'

/** By the provider's codes: an expired login, its own failures, and a store that is away. */
const byCode: Readonly<Record<string, typeof problemLabels.wrong>> = {
  invalid_request: problemLabels.expired,
  server_error: problemLabels.broken,
  [UNAVAILABLE]: problemLabels.away,
}

/** Shown when a sign-in cannot continue. */
export const problemPage = (code: string, home: string): string => {
  const { title, text, action } = byCode[code] ?? problemLabels.wrong
  return page(
    title,
    html`<div class="badge">${code === 'invalid_request' ? icons.clock : icons.warning}</div>
<h1>${title}</h1>
<p class="lead">${text}</p>
<div class="actions"><a class="button" href="${home}">${action}</a></div>
<p class="note">${problemLabels.code(code)}</p>`,
  )
}
