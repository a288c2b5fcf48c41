import { isCnpj } from '@embarca/contracts/kit/documents.ts'
import { passwordLabels, usernameHint } from '@embarca/contracts/session/labels.pt.ts'
import { SHORTEST_PASSWORD } from '@embarca/contracts/session/password.ts'
import { USERNAME } from '@embarca/contracts/session/username.ts'
import type { FirstStartErrors, FirstStartFields } from './pages/first-start-page.ts'

/** Normalises typed input: removes dots, slash and dash, and converts letters to capitals. */
export const plainCnpj = (text: string): string => text.replace(/[./\s-]/g, '').toUpperCase()

/** Errors in the first shipper's form, each saying what to do. */
export const firstStartErrors = ({ shipperName, document, name, email, username, password }: FirstStartFields): FirstStartErrors => ({
  ...(shipperName.length < 2 && { shipperName: 'Informe o nome da empresa.' }),
  ...(!isCnpj(plainCnpj(document)) && { document: 'Confira o CNPJ: os dígitos não batem.' }),
  ...(!name.includes(' ') && { name: 'Informe nome e sobrenome.' }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: 'Informe um e-mail válido.' }),
  ...(!new RegExp(USERNAME).test(username) && { username: usernameHint }),
  ...(password.length < SHORTEST_PASSWORD && { password: passwordLabels.short }),
})
