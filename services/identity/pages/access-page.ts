import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { faultsIn, field } from './field.ts'
import { html } from './html.ts'
import { alert, icons, page } from './layout.ts'

export type AccessErrors = { readonly password?: string; readonly again?: string }
type AccessPage = { readonly action: string; readonly name: string; readonly username: string; readonly errors?: AccessErrors }

/** The page on which a person sets the first or a new password. */
export const accessPage = ({ action, name, username, errors = {} }: AccessPage): string => {
  const refused = faultsIn(errors)
  const at = (field: keyof AccessErrors) => ({
    name: field,
    wrong: errors[field],
    focused: field === (Object.keys(errors)[0] ?? 'password'),
  })
  const attributes = html`type="password" maxlength="1000" autocomplete="new-password"`
  return page(
    'Criar senha',
    html`<h1>Crie a sua senha</h1>
<p class="lead">${name}, você entra com o usuário <b>${username}</b>. Este link vale uma única vez.</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<input name="username" value="${username}" autocomplete="username" readonly hidden>
${field({ ...at('password'), label: 'Senha', attributes, hint: passwordLabels.hint })}
${field({ ...at('again'), label: 'Senha, de novo', attributes })}
<button type="submit">Criar senha</button>
</form>`,
  )
}

export const accessDone = (home: string, username: string): string =>
  page(
    'Senha criada',
    html`<div class="badge">${icons.check}</div><h1>Senha criada</h1>
<p class="lead">Agora entre com o usuário <b>${username}</b> e a senha que você acabou de criar.</p>
<div class="actions"><a class="button" href="${home}">Entrar</a></div>`,
  )

export const accessGone = (home: string): string =>
  page(
    'Link sem validade',
    html`<div class="badge">${icons.clock}</div><h1>Este link não vale mais</h1>
<p class="lead">Ele já foi usado, expirou ou foi trocado por outro. Peça um novo a quem faz a gestão de usuários da sua empresa.</p>
<div class="actions"><a class="button" href="${home}">Ir para a entrada</a></div>`,
  )
