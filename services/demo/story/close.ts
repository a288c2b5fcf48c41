import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { type DemoState, nfeKey } from '../papers.ts'
import type { Cast } from './cast.ts'
import type { Drop } from './deliver.ts'
import { atOffice } from './hours.ts'
import { HOUR, iso, type Line, MINUTE } from './lines.ts'
import { orderOf } from './offer.ts'

const illegible = [
  'Imagem ilegível',
  'Falta a assinatura do recebedor',
  'Canhoto de outra nota fiscal',
  'Data de recebimento não preenchida',
] as const
const praise = [
  'Entrega dentro do combinado.',
  'Motorista atencioso.',
  'Boa comunicação durante a viagem.',
  'Chegou antes do previsto.',
] as const
const blame = ['Chegou fora do horário agendado.', 'Documentação enviada com atraso.'] as const

/** Receipts judged, invoices linked, the load finished and its carrier rated. */
export const closed = (cast: Cast, loaded: number, drops: readonly Drop[], images: readonly string[]): readonly Line[] => {
  const { random, book } = cast
  const judged = drops.map((drop) => judgement(cast, drop, images))
  const invoiced = invoice(
    cast,
    random.chance(0.8) ? loaded + random.whole(5, 50) * MINUTE : drops.at(-1)!.ended + random.whole(2, 20) * HOUR,
  )
  const done = atOffice(Math.max(invoiced.at, ...judged.flat().map(({ at }) => at)) + random.whole(5, 500) * MINUTE)
  const finish: Line = {
    at: done,
    by: book.username.receipts,
    module: 'load',
    ask: (id) => ({ type: 'FinishLoad', data: { id } }),
    reaches: 'FINISHED',
  }
  return [...judged.flat(), invoiced, finish, ...(random.chance(0.6) ? [rating(cast, done, drops)] : [])]
}

const judgement = ({ random, book }: Cast, { receiptId, ended, late }: Drop, images: readonly string[]): Line[] => {
  const say = (at: number, type: string, data: object = {}): Line => ({
    at,
    by: book.username.receipts,
    module: 'receipt',
    ask: (id) => ({ type, data: { id: deliveryOf(id), receiverId: receiptId(id), ...data } }),
  })
  const looked = atOffice(ended + random.whole(20, 1500) * MINUTE)
  const approve = (at: number) => {
    if (!late) return say(at, 'ApproveReceipt')
    return random.chance(0.25)
      ? say(at, 'ApproveReceiptOnTime')
      : say(at, 'ApproveLateReceipt', { onTimeReasonTypeId: random.pick(onTimeReasons).id })
  }
  if (!random.chance(0.07)) return [approve(looked)]
  const again = atOffice(looked + random.whole(3, 26) * HOUR)
  return [
    say(looked, 'RefuseReceipt', { reason: random.pick(illegible) }),
    say(again, 'ReplaceReceiptImage', { receiptImage: [random.pick(images)] }),
    approve(again + 4 * MINUTE),
  ]
}

const invoice = ({ random, freight, book }: Cast, when: number): Line => {
  const at = atOffice(when)
  const secret = random.whole(10_000_000, 99_999_999)
  const one = (number: number, index: number) => ({
    orderCode: orderOf(book.codes.first + number, index),
    nfeKey: nfeKey(book.shipper.document, freight.origin.state as DemoState, iso(at), number * 3 + index + 1_001, secret),
  })
  const ask: Line['ask'] = (id, number) => ({
    type: 'AddInvoices',
    data: { id: deliveryOf(id), invoices: freight.stops.map((_, index) => one(number, index)) },
  })
  return { at, by: book.username.operator, module: 'load', ask }
}

const rating = ({ random, book }: Cast, done: number, drops: readonly Drop[]): Line => {
  const late = drops.some((drop) => drop.late)
  const comment = late ? random.pick(blame) : random.pick(praise)
  const data = { stars: late ? random.whole(2, 4) : random.whole(4, 5), ...(random.chance(0.5) && { comment }) }
  return {
    at: done + MINUTE,
    by: book.username.receipts,
    module: 'load',
    ask: (id) => ({ type: 'RateTransporter', data: { id, ...data } }),
  }
}
