import { hash } from 'node:crypto'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import type { CanhotoTexts } from '../canhoto/signed-strip.ts'
import { seedId } from '../ids.ts'

/** An image of a script, drawn for its own delivery before its command executes. */
export type ReceiptPhoto = { readonly fileId: string; readonly name: string; readonly variant: number; readonly texts: CanhotoTexts }

/** An invoice is numbered after its order; the withdrawals of a lot share an order, and get two more digits. */
export const nfeNumberOf = (orderCode: string, loadId = ''): number => {
  const order = Number(orderCode.replace(/\D/g, ''))
  const withdrawal = withdrawalOf(loadId)?.withdrawalId.slice(1)
  return withdrawal ? order * 100 + Number(withdrawal) : order
}

/** `dd/mm/aa` as a customer writes it. */
export const signedOn = (at: number, zone: string): string => {
  const date = formatLocal(new Date(at).toISOString(), zone).slice(0, 'dd/mm/aaaa'.length)
  return `${date.slice(0, 6)}${date.slice(8)}`
}

/** A stable id: another seeding of the same load draws the same file. */
export const photoId = (text: string): string => seedId('image', Number.parseInt(hash('sha256', text, 'hex').slice(0, 9), 16))
