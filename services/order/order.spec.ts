import type { OrderForm } from '@embarca/contracts/order/form.ts'
import { type DeliveryPlace, openPlace } from '@embarca/contracts/order/places.ts'
import { someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { fold } from '../kit/fold.ts'
import { orders, remainingOf } from './index.ts'
import { orderFold } from './state.ts'
import type { OrderTypes } from './types.ts'

const mill = {
  placeId: 'mill',
  name: 'Usina',
  city: 'Lages',
  state: 'SC',
  zone: 'America/Sao_Paulo',
  latitude: -27,
  longitude: -50,
  precision: 'PINNED',
} as const
const store = { ...mill, placeId: 'store', name: 'Loja', document: '11222333000181' } as const
const named = { collectPlace: mill, deliveryPlace: store, isGroup: true }
const alive = { load: { status: 'NEGOTIATION', externalId: 'CG-1' } }
const given = specification<OrderTypes>(orders, { ...named, ...alive })

const form = { code: ' ped-1 ', collectPlaceId: 'mill', deliveryPlaceId: 'store', weight: 1000.5, cubage: 3, quantity: 10, value: 50_000 }
const { deliveryPlaceId: ___, ...unplaced } = form
const amounts = { weight: 1000.5, cubage: 3, quantity: 10, value: 50_000 }
const { document: _, name: __, ...where } = store
const created = {
  type: 'OrderCreated' as const,
  data: {
    ...({ orderId: 'new', shipperId: 's1', authorId: 'ana', code: 'PED-1', freightType: 'CIF', operationGroupId: 'g1' } as const),
    ...{ notes: [], tags: [], priority: false, amounts },
    collect: mill,
    delivery: { ...where, company: { name: 'Loja', document: '11222333000181' } },
    source: { kind: 'FORM' as const },
  },
} satisfies OrderTypes['event']
const create = (over: Partial<OrderForm> = {}) => ({ type: 'CreateOrder', data: { ...form, ...over } }) as const
const change = (over: object) => ({ type: 'ChangeUnboundOrder', data: { id: 'new', ...over } }) as const
const withdraw = (weight: string, price?: string) =>
  ({ type: 'WithdrawPortion', data: { id: 'new', weight, ...(price && { price }) } }) as const
const portion = (number: number, weight: number, status: 'UNBIND' | 'SPLIT' = 'UNBIND') =>
  ({
    type: 'OrderPortionWithdrawn',
    data: {
      orderId: 'new',
      portionId: `new.w${number}`,
      number,
      code: `PED-1/${number}`,
      amounts: { weight, cubage: 0, quantity: 0, value: 0 },
      status,
    },
  }) as const
const mounted = { type: 'OrderMounted', data: { orderId: 'new', mountId: 'm1' } } as const
const launched = { type: 'OrderLaunched', data: { orderId: 'new', loadId: 'm1', externalId: 'CG-1', mountId: 'm1' } } as const
const delivered = { type: 'OrderDelivered', data: { orderId: 'new', loadId: 'm1' } } as const
const blocked = { type: 'OrderBlocked', data: { orderId: 'new', reason: 'Crédito' } } as const
const removed = { type: 'OrderRemoved', data: { orderId: 'new' } } as const

describe('an order is registered', () => {
  it('with its code in capitals and CIF where nothing else is said (o4, R169)', () => given().when(create()).then(created))
  it('blocked from the start', () =>
    given()
      .when(create({ blocked: { reason: ' Crédito ' } }))
      .brings({ type: 'OrderCreated', data: { blocked: 'Crédito' } }))
  it('for a person, under a subject of its own (o5)', () => {
    const delivery = { name: 'Ana Lima', document: '111.444.777-35', street: 'Rua A', city: 'Lages', state: 'SC' }
    const { outcome } = given().when({ type: 'CreateOrder', data: { ...unplaced, delivery } })
    expect(outcome).toMatchObject([
      { data: { delivery: { precision: 'MUNICIPALITY', person: { document: '11144477735', name: 'Ana Lima' } } } },
    ])
    expect(JSON.stringify(outcome)).not.toContain('"company"')
  })
  it('for a person whose home is known, sealed as well: the place itself is the municipality', () => {
    const delivery = { name: 'Ana Lima', document: '111.444.777-35', street: 'Rua A', city: 'Lages', state: 'SC', cep: '88501-100' }
    const { outcome } = given().when({
      type: 'CreateOrder',
      data: { ...unplaced, delivery: { ...delivery, latitude: -27.8123, longitude: -50.3267 } },
    })
    const [{ data }] = outcome as unknown as readonly [{ data: { delivery: DeliveryPlace } }]
    const { person, ...place } = data.delivery
    expect(person).toMatchObject({ cep: '88501100', point: '-27.8123,-50.3267' })
    expect(JSON.stringify(place)).not.toMatch(/27\.8123|50\.3267|88501100/)
    expect(place.precision).toBe('MUNICIPALITY')
    expect(openPlace(data.delivery)).toMatchObject({ latitude: -27.8123, longitude: -50.3267, precision: 'PINNED', cep: '88501100' })
    const forgotten = { ...data.delivery, person: { ...person!, point: 'Dado removido', cep: 'Dado removido' } }
    expect(openPlace(forgotten)).toMatchObject({ latitude: place.latitude, precision: 'MUNICIPALITY' })
  })
  it('with notes of three and nine digits (R192, R194, R195)', () =>
    given()
      .when(create({ notes: [{ series: '1', number: '42' }] }))
      .brings({ type: 'OrderCreated', data: { notes: [{ noteId: '001-000000042', series: '001', number: '000000042' }] } }))
  it('not with faults, all named at once, each at its field', () =>
    given()
      .when(
        create({
          code: ' ',
          weight: 0,
          cubage: 1.2345,
          quantity: 1.5,
          value: -1,
          deliveryFrom: '18:00',
          deliveryTo: '08:00',
          notes: [{ series: '1' }],
        }),
      )
      .refused('ORDER_CODE_MISSING', 'code', 'weight', 'cubage', 'quantity', 'value', 'deliveryTo', 'notes.0'))
  it('not delivered before it is collected, nor on a day that does not exist', () => {
    const dates = { collectDate: '2026-01-08T12:00:00Z', deliveryDate: '2026-01-07T12:00:00Z' }
    given().when(create(dates)).refused('ORDER_DELIVERY_BEFORE_COLLECT', 'deliveryDate')
    given()
      .when(create({ collectDate: '2026-02-30T12:00:00Z' }))
      .refused('ORDER_DATE_INVALID', 'collectDate')
  })
  it('not in a group or at places that are not the user’s', () =>
    given()
      .when(create(), { lookups: { isGroup: false } })
      .refused('ORDER_GROUP_UNKNOWN', 'operationGroupId', 'collectPlaceId', 'deliveryPlaceId'))
})

describe('an order is edited', () => {
  it('field by field: the event says what changed', () =>
    given(created)
      .when(change({ product: 'Papel', weight: 1200, tags: ['frio'] }))
      .then({ type: 'OrderChanged', data: { orderId: 'new', product: 'Papel', tags: ['frio'], amounts: { ...amounts, weight: 1200 } } }))
  it('and emptied', () =>
    given(created, { type: 'OrderChanged', data: { orderId: 'new', product: 'Papel' } })
      .when(change({ product: null }))
      .then({ type: 'OrderChanged', data: { orderId: 'new', cleared: ['product'] } }))
  it('without effect when nothing differs', () => given(created).when(change(form)).changesNothing())
  it('is blocked and free again (o2)', () => {
    given(created)
      .when(change({ blocked: { reason: 'Crédito' } }))
      .then(blocked)
    given(created, blocked)
      .when(change({ blocked: null }))
      .then({ type: 'OrderUnblocked', data: { orderId: 'new' } })
  })
  it('is scheduled', () =>
    given(created)
      .when({ type: 'ScheduleOrder', data: { id: 'new', collectDate: '2026-01-08T12:00:00Z' } })
      .then({ type: 'OrderChanged', data: { orderId: 'new', collectDate: '2026-01-08T12:00:00.000Z' } }))
  it('in a formed load by C160 alone, and names that load (o16)', () => {
    given(created, mounted)
      .when({ type: 'ChangeOrder', data: { id: 'new', weight: 900 } })
      .then({ type: 'OrderChanged', data: { orderId: 'new', mountId: 'm1', amounts: { ...amounts, weight: 900 } } })
    given(created, mounted)
      .when(change({ weight: 900 }))
      .refused('ORDER_MOUNTED')
  })
  it('in a launched load only in observation and priority', () => {
    given(created, mounted, launched)
      .when({ type: 'ChangeOrder', data: { id: 'new', priority: true } })
      .brings({ type: 'OrderChanged', data: { priority: true } })
    given(created, mounted, launched)
      .when({ type: 'ChangeOrder', data: { id: 'new', weight: 900 } })
      .refused('ORDER_LAUNCHED')
  })
  it('is removed, unless it has portions or is bound', () => {
    const remove = { type: 'RemoveOrder', data: { id: 'new' } } as const
    given(created).when(remove).then(removed)
    given(created, portion(1, 100)).when(remove).refused('PORTIONS_LIVE')
    given(created, mounted).when(remove).refused('ORDER_MOUNTED')
    given(created, removed).when(remove).refused('ORDER_ENDED')
  })
})

describe('a part of an order', () => {
  it('is withdrawn under a code of its own (o6)', () =>
    given(created)
      .when(withdraw('500,25', '100'))
      .then({
        type: 'OrderPortionWithdrawn',
        data: {
          orderId: 'new',
          portionId: 'new.w1',
          number: 1,
          code: 'PED-1/1',
          amounts: { weight: 500.25, cubage: 1.5, quantity: 5, value: 100 },
          status: 'UNBIND',
        },
      }))
  it('takes the rest when it is the last, and splits the order', () =>
    given(created, portion(1, 1000))
      .when(withdraw('0,5'))
      .brings({
        type: 'OrderPortionWithdrawn',
        data: { number: 2, amounts: { weight: 0.5, cubage: 3, quantity: 10, value: 50_000 }, status: 'SPLIT' },
      }))
  it('is neither nothing, nor all, nor more than remains', () => {
    given(created).when(withdraw('0')).refused('PORTION_WEIGHT_INVALID')
    given(created).when(withdraw('0,0001')).refused('PORTION_WEIGHT_INVALID')
    given(created).when(withdraw('1000,5')).refused('PORTION_WHOLE')
    given(created, portion(1, 1000)).when(withdraw('1')).refused('PORTION_ABOVE_REMAINING')
    given(created).when(withdraw('1', '50001')).refused('PORTION_PRICE_INVALID')
  })
  it('is an order with its origin’s places and without its notes', () => {
    const origin = fold(orderFold, [created, portion(1, 100)])
    given()
      .when({ type: 'CreatePortion', data: { id: 'new.w1' } }, { lookups: { origin } })
      .brings({
        type: 'OrderCreated',
        data: { orderId: 'new.w1', code: 'PED-1/1', notes: [], collect: mill, portionOf: { orderId: 'new', number: 1 } },
      })
  })
  it('returns to the order when it is removed, also to a split one', () => {
    const back = { type: 'OrderPortionReturned', data: { orderId: 'new', portionId: 'new.w1' } } as const
    given(created, portion(1, 1000.5, 'SPLIT'))
      .when({ type: 'ReturnPortion', data: { id: 'new', portionId: 'new.w1' } })
      .then(back)
    given(created, portion(1, 1000.5, 'SPLIT'), back).is({ status: 'UNBIND', portions: {} })
    expect(remainingOf(fold(orderFold, [created, portion(1, 1000.5, 'SPLIT'), back]))).toEqual(amounts)
  })
  it('keeps its amounts and code; its origin keeps more than was withdrawn', () => {
    const part = { ...created, data: { ...created.data, portionOf: { orderId: 'o', number: 1 } } }
    given(part)
      .when(change({ weight: 1 }))
      .refused('ORDER_PORTION_FIXED')
    given(part)
      .when(change({ code: 'X' }))
      .refused('ORDER_CODE_FIXED')
    given(created, portion(1, 400))
      .when(change({ weight: 400 }))
      .refused('ORDER_BELOW_WITHDRAWN', 'weight')
  })
})

describe('an order follows what binds it', () => {
  it('into a formed load and out of it, each followed once', () => {
    given(created)
      .when({ type: 'MountOrder', data: { id: 'new', mountId: 'm1' } })
      .then(mounted)
    given(created, mounted)
      .when({ type: 'MountOrder', data: { id: 'new', mountId: 'm2' } })
      .changesNothing()
    given(created, mounted)
      .when({ type: 'UnmountOrder', data: { id: 'new', mountId: 'm1', reason: 'Sem vaga' } })
      .then({ type: 'OrderUnmounted', data: { orderId: 'new', mountId: 'm1', reason: 'Sem vaga' } })
    given(created)
      .when({ type: 'UnmountOrder', data: { id: 'new', mountId: 'm1' } })
      .changesNothing()
  })
  it('also where a block came in between', () =>
    given(created, blocked)
      .when({ type: 'MountOrder', data: { id: 'new', mountId: 'm1' } })
      .then(mounted))
  const launch = { type: 'LaunchOrder', data: { id: 'new', loadId: 'm1', mountId: 'm1' } } as const
  it('into a launched one', () => given(created, mounted).when(launch).then(launched))
  it('and is free when its load was canceled before the order followed the launch', () =>
    given(created, mounted)
      .when(launch, { lookups: { load: { status: 'CANCELED', externalId: 'CG-1' } } })
      .then(launched, { type: 'OrderReleased', data: { orderId: 'new', loadId: 'm1', cause: 'CANCELED' } }))
  it('is released by its own load only', () => {
    const release = (loadId: string) => ({ type: 'ReleaseOrder', data: { id: 'new', loadId, cause: 'EXPIRED' } }) as const
    given(created, mounted, launched)
      .when(release('m1'))
      .brings({ type: 'OrderReleased', data: { cause: 'EXPIRED' } })
    given(created, mounted, launched).when(release('other')).changesNothing()
  })
  it('is delivered with its load, and under way again when that is reset', () => {
    given(created, mounted, launched)
      .when({ type: 'DeliverOrder', data: { id: 'new', loadId: 'm1' } })
      .then(delivered)
    given(created, mounted, launched, delivered)
      .when({ type: 'ResetOrderDelivery', data: { id: 'new', loadId: 'm1' } })
      .then({ type: 'OrderDeliveryReset', data: { orderId: 'new', loadId: 'm1' } })
  })
})

describe('a line of a file', () => {
  const source = { kind: 'IMPORT', importId: 'i1', file: 'pedidos.csv', line: 2, digest: 'd' } as const
  const row = (over: object = {}, increment = false) => ({ type: 'ImportOrder', data: { ...form, source, increment, ...over } }) as const
  it('creates an order and says where it comes from', () => given().when(row()).brings({ type: 'OrderCreated', data: { source } }))
  it('that says the same changes nothing', () => given(created).when(row()).changesNothing())
  it('restates what is known (o24)', () =>
    given(created)
      .when(row({ weight: 5 }))
      .brings({ type: 'OrderChanged', data: { amounts: { weight: 5 }, source } }))
  it('adds where it increments, once per content and line', () => {
    const added = { type: 'OrderAmountsAdded', data: { orderId: 'new', amounts, source } } as const
    given(created).when(row({}, true)).then(added)
    given(created, added).when(row({}, true)).changesNothing()
    given(created, added).is({ total: { weight: 2001, cubage: 6, quantity: 20, value: 100_000 } })
  })
  it('never changes a bound order (o25)', () => {
    given(created, mounted, launched).when(row()).changesNothing()
    given(created, mounted, launched)
      .when(row({ weight: 5 }))
      .refused('ORDER_DIFFERS')
  })
  it('is refused for an ended order, another place, and a portion’s code', () => {
    given(created, mounted, launched, delivered).when(row()).refused('ORDER_CODE_ENDED')
    given(created)
      .when(row(), { lookups: { ...named, deliveryPlace: { ...store, document: '11444777000161' } }, by: someone })
      .refused('ORDER_PLACE_OTHER')
    given(created)
      .when(row({ code: 'PED-1/1' }))
      .refused('ORDER_CODE_TAKEN')
  })
  it('loses a canceled note; in a launched load it stays as it is (o29)', () => {
    const [ended, other] = ['a', 'b'].map((noteId) => ({ noteId, nfeKey: `key-${noteId}`, series: '1', number: noteId }))
    const noted = { ...created, data: { ...created.data, notes: [ended!, other!] } }
    const cancel = { type: 'RemoveNote', data: { id: 'new', nfeKey: 'key-a', source } } as const
    const without = { orderId: 'new', notes: [other!], source }
    given(noted).when(cancel).then({ type: 'OrderChanged', data: without })
    given(noted, mounted)
      .when(cancel)
      .then({ type: 'OrderChanged', data: { ...without, mountId: 'm1' } })
    given(noted, mounted, launched).when(cancel).refused('ORDER_DIFFERS')
    given(created).when(cancel).changesNothing()
  })
  it('gives the code of an ended order to a new one', () =>
    given(created, mounted, launched, delivered)
      .when({ type: 'ReleaseOrderCode', data: { id: 'new' } })
      .then({ type: 'OrderCodeReleased', data: { orderId: 'new', code: 'PED-1' } }))
})
