import { html } from './html.ts'
import { icons, page } from './layout.ts'

type Words = { readonly title: string; readonly text: string; readonly action: string }
const expired: Words = {
  title: 'Esta página expirou',
  text: 'A entrada demorou demais ou foi aberta em outra aba. Comece de novo: leva um instante.',
  action: 'Entrar de novo',
}
const broken: Words = {
  title: 'Isso é constrangedor...',
  text: 'Algo deu errado em nossos servidores, contacte um administrador.',
  action: 'Tentar de novo',
}
const away: Words = {
  title: 'Não foi possível entrar agora',
  text: 'O sistema não consegue gravar no momento. Tente novamente em instantes.',
  action: 'Tentar de novo',
}
const wrong: Words = {
  title: 'Não foi possível entrar',
  text: 'O endereço que trouxe você até aqui não está certo. Comece pela página inicial.',
  action: 'Ir para o início',
}
/** The code of a store that cannot be written now (RFC 6749). */
export const UNAVAILABLE = 'temporarily_unavailable'

/** By the provider's codes: an expired login, its own failures, and a store that is away. */
const byCode: Readonly<Record<string, Words>> = { invalid_request: expired, server_error: broken, [UNAVAILABLE]: away }
const wordsOf = (code: string): Words => byCode[code] ?? wrong

/** Shown when a sign-in cannot continue. */
export const problemPage = (code: string, home: string): string => {
  const { title, text, action } = wordsOf(code)
  return page(
    title,
    html`<div class="badge">${code === 'invalid_request' ? icons.clock : icons.warning}</div>
<h1>${title}</h1>
<p class="lead">${text}</p>
<div class="actions"><a class="button" href="${home}">${action}</a></div>
<p class="note">Código: ${code}</p>`,
  )
}
