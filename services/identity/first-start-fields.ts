import { isCnpj } from '@embarca/contracts/kit/documents.ts'
import { passwordLabels, usernameHint } from '@embarca/contracts/session/labels.pt.ts'
import { SHORTEST_PASSWORD } from '@embarca/contracts/session/password.ts'
import { USERNAME } from '@embarca/contracts/session/username.ts'
import { firstStartLabels } from './labels.pt.ts'
import type { FirstStartErrors, FirstStartFields } from './pages/first-start-page.ts'

const { wrong } = firstStartLabels

/** Normalises typed input: removes dots, slash and dash, and converts letters to capitals. */
export const plainCnpj = (text: string): string => text.replace(/[./\s-]/g, '').toUpperCase()

/** Errors in the first shipper's form, each saying what to do. */
export const firstStartErrors = ({ shipperName, document, name, email, username, password }: FirstStartFields): FirstStartErrors => ({
  ...(shipperName.length < 2 && { shipperName: wrong.shipperName }),
  ...(!isCnpj(plainCnpj(document)) && { document: wrong.document }),
  ...(!name.includes(' ') && { name: wrong.name }),
  ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: wrong.email }),
  ...(!new RegExp(USERNAME).test(username) && { username: usernameHint }),
  ...(password.length < SHORTEST_PASSWORD && { password: passwordLabels.short }),
})
