import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import { evaluationFormsStream } from '../../evaluation/index.ts'
import { type DemoState, nfeKey } from '../identifiers.ts'
import { randomFrom } from '../random.ts'
import type { ScriptedDrop } from './deliver.ts'
import { atOffice } from './hours.ts'
import { HOUR, iso, MINUTE, type ReadStream, type ScriptLine } from './lines.ts'
import { orderOf } from './offer.ts'
import type { Personas } from './personas.ts'
import { nfeNumberOf } from './receipt-photo.ts'

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

/** Judges the receipts, links the invoices, finishes the load and rates its carrier. */
export const closed = (
  personas: Personas,
  loaded: number,
  drops: readonly ScriptedDrop[],
  images: readonly string[],
): readonly ScriptLine[] => {
  const { random, book } = personas
  const reviews = drops.map((drop) => judgement(personas, drop, images))
  const invoiced = invoice(
    personas,
    random.chance(0.8) ? loaded + random.wholeNumber(5, 50) * MINUTE : drops.at(-1)!.ended + random.wholeNumber(2, 20) * HOUR,
  )
  const done = atOffice(Math.max(invoiced.at, ...reviews.flat().map(({ at }) => at)) + random.wholeNumber(5, 500) * MINUTE)
  const finish: ScriptLine = {
    at: done,
    by: book.username.receipts,
    module: 'load',
    ask: (id) => ({ type: 'FinishLoad', data: { id } }),
    reaches: 'FINISHED',
  }
  return [...reviews.flat(), invoiced, finish, ...(random.chance(0.6) ? [rating(personas, done, drops)] : [])]
}

const judgement = (
  { random, book }: Personas,
  { receiptId, ended, late, photo }: ScriptedDrop,
  images: readonly string[],
): ScriptLine[] => {
  const say = (at: number, type: string, data: object = {}): ScriptLine => ({
    at,
    by: book.username.receipts,
    module: 'receipt',
    ask: (id) => ({ type, data: { id: deliveryOf(id), receiverId: receiptId(id), ...data } }),
  })
  const looked = atOffice(ended + random.wholeNumber(20, 1500) * MINUTE)
  const approve = (at: number) => {
    if (!late) return say(at, 'ApproveReceipt')
    return random.chance(0.25)
      ? say(at, 'ApproveReceiptOnTime')
      : say(at, 'ApproveLateReceipt', { onTimeReasonTypeId: random.pick(onTimeReasons).id })
  }
  if (!random.chance(0.07)) return [approve(looked)]
  const again = atOffice(looked + random.wholeNumber(3, 26) * HOUR)
  const reason = random.pick(illegible)
  const better = photo(random.pick(images), 2)
  const replace: ScriptLine = {
    ...say(again, 'ReplaceReceiptImage'),
    ask: (id, number) => ({
      type: 'ReplaceReceiptImage',
      data: { id: deliveryOf(id), receiverId: receiptId(id), receiptImage: [better(id, number).fileId] },
    }),
    photos: (id, number) => [better(id, number)],
  }
  return [say(looked, 'RefuseReceipt', { reason }), replace, approve(again + 4 * MINUTE)]
}

const invoice = ({ random, freight, book }: Personas, when: number): ScriptLine => {
  const at = atOffice(when)
  const secret = random.wholeNumber(10_000_000, 99_999_999)
  const one = (number: number, index: number) => ({
    orderCode: orderOf(book.codes.first + number, index),
    nfeKey: nfeKey(
      book.shipper.document,
      freight.origin.state as DemoState,
      iso(at),
      nfeNumberOf(orderOf(book.codes.first + number, index)),
      secret,
    ),
  })
  const ask: ScriptLine['ask'] = (id, number) => ({
    type: 'AddInvoices',
    data: { id: deliveryOf(id), invoices: freight.stops.map((_, index) => one(number, index)) },
  })
  return { at, by: book.username.operator, module: 'load', ask }
}

/** The criteria by which a shipper rates carriers or drivers. */
const criteriaOf = async (readStream: ReadStream, shipperId: string) => {
  const forms = await readStream(evaluationFormsStream(shipperId))
  return (entity: string): readonly string[] =>
    forms.find(({ data }) => data.entity === entity)?.data.criteria.map(({ id }: { readonly id: string }) => id) ?? []
}

const rating = ({ random, book, driver }: Personas, done: number, drops: readonly ScriptedDrop[]): ScriptLine => {
  const late = drops.some((drop) => drop.late)
  const comment = late ? random.pick(blame) : random.pick(praise)
  const stars: readonly [number, number] = late ? [2, 4] : [4, 5]
  const data = { rating: random.wholeNumber(...stars), ...(random.chance(0.5) && { comment }) }
  return {
    at: done + MINUTE,
    by: book.username.receipts,
    module: 'load',
    ask: async (id, _number, readStream) => {
      const answersTo = await criteriaOf(readStream, book.shipper.id)
      const judged = (entity: string) => {
        const answers = answersTo(entity).map((criterionId) => ({
          criterionId,
          stars: randomFrom(`${id}/${criterionId}`).wholeNumber(...stars),
        }))
        return answers.length ? { answers } : {}
      }
      const person = { driver: { rating: data.rating, ...judged('DRIVER') } }
      const ofDriver = randomFrom(`${id}/driver`).chance(0.5) ? person : {}
      return {
        type: 'RateTransporter',
        data: { id: driver.transporterId, shippingHash: id, ...data, ...judged('TRANSPORTER'), ...ofDriver },
      }
    },
  }
}
