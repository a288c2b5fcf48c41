import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { field } from './field.ts'
import { type Html, html } from './html.ts'
import { alert, icons, page } from './layout.ts'

export type FirstStartFields = Readonly<Record<'shipperName' | 'document' | 'name' | 'email' | 'username' | 'password', string>>
export type FirstStartErrors = Partial<Record<keyof FirstStartFields, string>>

/** The form for the shipper and its first administrator; each error is shown at its field. */
export const firstStartPage = ({
  action,
  values = {},
  errors = {},
  refused,
}: {
  action: string
  values?: Partial<FirstStartFields>
  errors?: FirstStartErrors
  refused?: string
}): string => {
  const first = Object.keys(errors)[0] ?? 'shipperName'
  const at = (name: keyof FirstStartFields, label: string, attributes: Html, hint?: string) =>
    field({
      ...{ name, label, attributes, hint, wrong: errors[name], focused: name === first },
      value: name === 'password' ? undefined : (values[name] ?? ''),
    })
  return page(
    'Primeiro acesso',
    html`<h1>Vamos começar</h1>
<p class="lead">Cadastre a empresa embarcadora e quem vai administrá-la. Este link vale uma única vez.</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<fieldset><legend>Empresa</legend>
${at('shipperName', 'Nome', html`maxlength="120" autocomplete="organization"`)}
${at('document', 'CNPJ', html`maxlength="18" autocomplete="off" autocapitalize="characters" spellcheck="false"`)}
</fieldset>
<fieldset><legend>Administrador</legend>
${at('name', 'Nome completo', html`maxlength="120" autocomplete="name"`)}
${at('email', 'E-mail', html`type="email" maxlength="200" autocomplete="email"`)}
<div class="pair">
${at('username', 'Usuário', html`maxlength="60" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false"`, 'Letras, números, ponto e hífen.')}
${at('password', 'Senha', html`type="password" maxlength="1000" autocomplete="new-password"`, passwordLabels.hint)}
</div>
</fieldset>
<button type="submit">Criar empresa</button>
</form>`,
  )
}

export const firstStartDone = (home: string, shipperName: string): string =>
  page(
    'Tudo pronto',
    html`<div class="badge">${icons.check}</div><h1>Tudo pronto</h1><p class="lead">${shipperName} já pode embarcar. Entre com o usuário que você acabou de criar.</p>
<div class="actions"><a class="button" href="${home}">Entrar</a></div>`,
  )

export const firstStartGone = (home: string): string =>
  page(
    'Link sem validade',
    html`<div class="badge">${icons.clock}</div><h1>Este link não vale mais</h1>
<p class="lead">Ele já foi usado ou expirou. Se a empresa ainda não foi criada, reinicie o servidor para receber um novo.</p>
<div class="actions"><a class="button" href="${home}">Ir para a entrada</a></div>`,
  )
