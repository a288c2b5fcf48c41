import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { replayLabels } from '@embarca/contracts/replay/labels.pt.ts'
import type { Field } from '@embarca/contracts/replay/routes.ts'
import { formatInstant } from '../kit/words.ts'
import type { Details } from '../load-details/index.ts'

const { field: labels, group: groups } = replayLabels
type Stop = { readonly id: string; readonly name: string; readonly group: string }
type FieldTexts = Partial<Record<keyof typeof labels, string | number | undefined | false>>

const fieldsOfStop = ({ id, name, group }: Stop, texts: FieldTexts): Field[] =>
  Object.entries(texts).flatMap(([field, value]) =>
    value ? [{ key: `${id}.${field}`, group, label: `${name} · ${labels[field as keyof typeof labels]}`, value: String(value) }] : [],
  )
const named = ({ name, city, state }: { name: string; city: string; state: string }) => `${name}, ${city}/${state}`

/** The stops of a load and their receipts. A stop keeps its name when the order of the day changes. */
export const stopFields = ({ terms, drops }: Details): Field[] => [
  ...(terms?.origins ?? []).flatMap(({ originId, place, collectDate, observation }, at) =>
    fieldsOfStop(
      { id: `road.${originId}`, name: replayLabels.collect(at + 1), group: groups.road },
      { place: named(place), date: formatInstant(collectDate), observation },
    ),
  ),
  ...(terms?.destinations ?? []).flatMap(({ destinationId, place, deliveryDate, orderCode, orders, nfCode, observation }, at) =>
    fieldsOfStop(
      { id: `road.${destinationId}`, name: replayLabels.delivery(at + 1), group: groups.road },
      {
        place: named(place),
        date: formatInstant(deliveryDate),
        order: orderCodesAt({ orderCode, ...(orders && { orders }) }).join(', '),
        note: nfCode,
        observation,
      },
    ),
  ),
  ...drops.flatMap(({ receiptId, expectedAt, arrivedAt, ended, images, status }, at) =>
    fieldsOfStop(
      { id: `receipts.${receiptId}`, name: replayLabels.delivery(at + 1), group: groups.receipts },
      {
        expected: formatInstant(expectedAt),
        arrived: arrivedAt && formatInstant(arrivedAt),
        ended: ended && replayLabels.yes,
        images,
        receipt: receiptLabels.status[status],
      },
    ),
  ),
]
