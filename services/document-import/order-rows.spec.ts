import type { ImportValues } from '@embarca/contracts/import/read-cells.ts'
import { describe, expect, it } from 'vitest'
import { orderFromRow } from './order-from-row.ts'
import { orderGroups, type TakenRow } from './order-rows.ts'

const NOTE = '35261111222333000181550010000123451482135793'
const values: ImportValues = {
  code: 'PED-1',
  collectDocument: '11222333000181',
  deliveryDocument: '12ABC34501DE35',
  collectDate: '10/01/2026 08:00:00',
  deliveryDate: '12/01/2026',
  weight: 0.1,
}
const row = (place: number, over: Partial<ImportValues> = {}, about: Partial<TakenRow> = {}): TakenRow => ({
  ...{ place, file: 0, line: place + 2, isNote: false },
  values: { ...values, ...over },
  ...about,
})

describe('the rows of a file come to commands', () => {
  it('that restate an order once, with the amounts of all its lines', () => {
    const [group, ...others] = orderGroups(
      [row(0), row(1, { code: 'ped-1 ', weight: 0.2, tags: ['frio'] }), row(2, { code: 'PED-2' })],
      false,
    )
    expect(group![0]).toMatchObject({ rows: [0, 1], line: 2, values: { code: 'PED-1', weight: 0.3, tags: ['frio'] }, notes: [] })
    expect(others).toHaveLength(1)
  })
  it('that name each note of an order once', () => {
    const notes = [{ nfeKey: NOTE }, { nfeKey: NOTE }, { noteSeries: '1', noteNumber: '7', noteValue: 100 }]
    const [group] = orderGroups(
      notes.map((note, place) => row(place, note)),
      false,
    )
    expect(group![0]!.notes).toEqual([{ nfeKey: NOTE }, { series: '1', number: '7', value: 100 }])
  })
  it('that add each line by itself, one after the other', () => {
    expect(orderGroups([row(0), row(1)], true)).toMatchObject([
      [
        { rows: [0], line: 2 },
        { rows: [1], line: 3 },
      ],
    ])
  })
  it('that count each NF-e by itself', () => {
    const notes = [row(0, { nfeKey: NOTE }, { isNote: true, entry: 'a.xml' }), row(1, {}, { isNote: true, entry: 'b.xml' })]
    expect(orderGroups(notes, false)).toMatchObject([[{ rows: [0] }, { rows: [1] }]])
  })
})

describe('a row says of an order', () => {
  const place = (kind: string, zone: string) => ({ id: kind, document: '1', kind, zone })
  const named = {
    ...{
      importId: 'i1',
      file: { name: 'pedidos.csv', digest: 'd1' },
      increment: false,
      freightType: 'FOB' as const,
      operationGroupId: 'g1',
    },
    ...{ collect: place('mill', 'America/Sao_Paulo'), delivery: place('shop', 'America/Manaus') },
  }
  const said = (taken: TakenRow, over: object = {}) => orderFromRow(orderGroups([taken], false)[0]![0]!, { ...named, ...over })

  it('when and where, in the zone of each place; a date without a clock lasts until its end', () =>
    expect(said(row(0))).toMatchObject({
      ...{ code: 'PED-1', freightType: 'FOB', operationGroupId: 'g1', collectPlaceId: 'mill', deliveryPlaceId: 'shop' },
      ...{ collectDate: '2026-01-10T11:00:00.000Z', deliveryDate: '2026-01-13T03:59:59.000Z' },
      source: { kind: 'IMPORT', importId: 'i1', file: 'pedidos.csv', line: 2, digest: 'd1' },
    }))
  it('its delivery place as typed where no register knows it', () =>
    expect(
      said(row(0, { deliveryName: 'Loja', city: 'Curitiba', state: 'PR', zipCode: '80010000' }), { delivery: undefined }),
    ).toMatchObject({
      delivery: { name: 'Loja', document: '12ABC34501DE35', city: 'Curitiba', state: 'PR', cep: '80010000' },
    }))
  it('an NF-e, which counts once whatever file it came in', () => {
    const note = (name: string) => said(row(4, { nfeKey: NOTE }, { isNote: true, entry: name }))
    const [one, other] = [note('a.xml'), note('b.xml')]
    expect(one.increment).toBe(true)
    expect([one.source.line, one.source.digest]).toEqual([other.source.line, other.source.digest])
    expect(one.source).toMatchObject({ kind: 'NFE', file: 'a.xml', line: 1 })
  })
})
