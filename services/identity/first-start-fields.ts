import { isCnpj } from '@embarca/contracts/kit/documents.ts'
import { passwordLabels, SHORTEST_PASSWORD } from '@embarca/contracts/session/password.ts'
import { USERNAME, usernameHint } from '@embarca/contracts/session/username.ts'
import type { FirstStartErrors, FirstStartFields } from './pages/first-start-page.ts'

/** As people type it: dots, slash and dash dropped, letters in capitals. */
export const plainCnpj = (text: string): string => text.replace(/[./\s-]/g, '').toUpperCase()

/** What is wrong with the first shipper's form, in words that say what to do. */
export const firstStartErrors = ({ shipperName, document, name, email, username, password }: FirstStartFields): FirstStartErrors => ({
  ...(shipperName.length < 2 && { shipperName: 'Informe o nome da empresa.' }),
  ...(!isCnpj(plainCnpj(document)) && { document: 'Confira o CNPJ: os dígitos não batem.' }),
  ...(!name.includes(' ') && { name: 'Informe nome e sobrenome.' }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'Informe um e-mail válido.' }),
  ...(!new RegExp(USERNAME).test(username) && { username: usernameHint }),
  ...(password.length < SHORTEST_PASSWORD && { password: passwordLabels.short }),
})
