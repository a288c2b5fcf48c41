import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { DraftForm, LaunchForm } from '@embarca/contracts/load/terms.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { noon, someone, specification } from '@embarca/tests/kit/specification.ts'
import { acceptedBy, canceled, launched, offered, opened } from '@embarca/tests/stories/load-history.ts'
import { mill, shop, store } from '@embarca/tests/stories/load-script.ts'
import { form } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { codeFor } from './code.ts'
import { loads } from './index.ts'
import type { Register } from './lookup-types.ts'

const register: Register = {
  places: { mill, shop, store },
  operationGroup: true,
  profile: { name: 'Bobinas', measureType: 'WEIGHT', productId: 'paper', vehicleType: 'CARRETA', trailerType: 'SIDER' },
  products: { paper: 'Papel' },
  units: {},
  conditionings: {},
  employers: {},
  driverGroups: {},
  groups: { south: ['t1', 't2'] },
  transporters: ['t1'],
}
const usual = { ...nothingFound, register }
const given = specification(loads, usual)
const launch = (over: Partial<LaunchForm> = {}) => ({ type: 'LaunchLoad', data: form(over) }) as const
const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const stop = form().destinations[0]!
const from = (collectDate: string) => ({ origins: [{ placeId: 'mill', collectDate, weight: 12_000 }] })
const draft = (over: DraftForm = {}): LoadEvent => ({
  type: 'LoadDrafted',
  data: {
    loadId: 'L1',
    shipperId: 's1',
    operationGroupId: 'g1',
    status: 'DRAFT',
    externalId: 'CG-1',
    form: { operationGroupId: 'g1', ...over },
    places: [],
  },
})

describe('a load is launched', () => {
  it('and offered at once, until its first collect date', () => {
    given()
      .when(launch())
      .brings(
        { type: 'LoadLaunched', data: { loadId: 'new', shipperId: 's1', operationGroupId: 'g1', status: 'WAIT_TRANSPORTER_ACCEPT' } },
        { type: 'LoadOffered', data: { offeredAt: noon, deadline: '2026-01-06T12:00:00.000Z' } },
      )
  })
  it('and offered for the minutes it was given', () =>
    given()
      .when(launch({ duration: 90 }))
      .brings({ type: 'LoadLaunched' }, { type: 'LoadOffered', data: { deadline: '2026-01-05T13:30:00.000Z' } }))
  it('with a price far from its lane’s median, whose confirmation is recorded beside the terms, also from a draft', () => {
    const priceConfirmed = { median: 430_000, loads: 12 }
    const without = expect.not.objectContaining({ priceConfirmed: expect.anything() })
    given()
      .when(launch({ priceConfirmed }))
      .brings({ type: 'LoadLaunched', data: { priceConfirmed, terms: without } }, { type: 'LoadOffered' })
    const { target, ...rest } = form({ priceConfirmed })
    given(draft({ ...rest, target }))
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .brings({ type: 'LoadLaunched', data: { priceConfirmed } }, { type: 'LoadOffered' })
  })
  it('and offered for an hour at least, though it is collected now', () =>
    given()
      .when(launch(from(noon)))
      .brings({ type: 'LoadLaunched' }, { type: 'LoadOffered', data: { deadline: '2026-01-05T13:00:00.000Z' } }))
  it('later, when it has a launch date', () =>
    given()
      .when(launch({ launchDate: '2026-01-05T20:00:00Z' }))
      .brings({ type: 'LoadLaunched', data: { status: 'CREATED', terms: { launchDate: '2026-01-05T20:00:00.000Z' } } }))
  it('with the names and places at that time', () => {
    const terms = { profileName: 'Bobinas', measureType: 'WEIGHT', productName: 'Papel', vehicleType: 'CARRETA', trailerType: 'SIDER' }
    given()
      .when(launch())
      .brings(
        {
          type: 'LoadLaunched',
          data: { terms: { ...terms, origins: [{ place: mill }], destinations: [{ place: shop }, { place: store }] } },
        },
        { type: 'LoadOffered' },
      )
  })
  it('to every member of a group at that time', () =>
    given()
      .when(launch())
      .brings({ type: 'LoadLaunched' }, { type: 'LoadOffered', data: { target: { groupIds: ['south'], transporterIds: ['t1', 't2'] } } }))
  it('with one order for each destination, with its own or a generated code', () =>
    given()
      .when(launch({ externalId: 'abc-1' }))
      .brings(
        {
          type: 'LoadLaunched',
          data: { terms: { externalId: 'ABC-1', destinations: [{ orderCode: 'PED-1' }, { orderCode: 'ABC-1-2' }] } },
        },
        { type: 'LoadOffered' },
      ))
  it('without a code, and gets one derived from its id, another one for each attempt', () => {
    const codes = [0, 1].map((attempt) => codeFor(undefined, '019aa000-0000-7000-8000-0000000000ff', attempt))
    for (const code of codes) expect(code).toMatch(/^CG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(codes[0]).not.toBe(codes[1])
  })
  it('above what the shipper may hire alone, and asks for approval', () => {
    const lookups = { ...usual, register: { ...register, approvalAbove: 700_000 } }
    given()
      .when(launch(), { lookups })
      .brings({ type: 'LoadLaunched', data: { terms: { approvalRequired: true } } }, { type: 'LoadOffered' })
  })
})

describe('a load is not launched', () => {
  const refused: readonly [string, Partial<LaunchForm>, Parameters<ReturnType<ReturnType<typeof given>['when']>['refused']>[0], string][] =
    [
      [
        'collected from later on than until',
        {
          origins: [{ placeId: 'mill', weight: 1, collectDate: '2026-01-06T12:00:00Z', initCollectExpectedDate: '2026-01-06T13:00:00Z' }],
        },
        'COLLECT_WINDOW_INVALID',
        'origins.0.initCollectExpectedDate',
      ],
      ['at a price nobody believes', { freightPrice: 2_000_000_00 }, 'PRICE_TOO_HIGH', 'freightPrice'],
      ['with a toll nobody believes', { tollPrice: 2_000_000_00 }, 'PRICE_TOO_HIGH', 'tollPrice'],
      ['to a driver of another shipper', { target: { ...nobody, driverIds: ['d9'] } }, 'TARGET_UNKNOWN', 'target'],
      ['without a price', { freightPrice: 0 }, 'PRICE_MISSING', 'freightPrice'],
      ['to nobody', { target: nobody }, 'TARGET_MISSING', 'target'],
      ['to a group of another shipper', { target: { ...nobody, groupIds: ['theirs'] } }, 'TARGET_UNKNOWN', 'target'],
      ['to a carrier that does not work for the shipper', { target: { ...nobody, transporterIds: ['t3'] } }, 'TARGET_UNKNOWN', 'target'],
      [
        'from a place of another shipper',
        { origins: [{ placeId: 'theirs', weight: 1, collectDate: '2026-01-06T12:00:00Z' }] },
        'PLACE_UNKNOWN',
        'origins.0.placeId',
      ],
      [
        'to a place called like a method',
        { destinations: [{ ...stop, placeId: 'constructor' }] },
        'PLACE_UNKNOWN',
        'destinations.0.placeId',
      ],
      [
        'with one order twice',
        { destinations: [stop, { ...stop, externalId: 'PED-1' }] },
        'ORDER_CODE_REPEATED',
        'destinations.1.externalId',
      ],
      ['when it should be collected already', from('2026-01-05T11:54:00.000Z'), 'COLLECT_IN_THE_PAST', 'origins.0.collectDate'],
      ['when it would arrive before it leaves', from('2026-01-08T13:00:00.000Z'), 'DELIVERY_BEFORE_COLLECT', 'destinations.0.deliveryDate'],
      ['on a day that does not exist', from('2026-13-01T12:00:00.000Z'), 'MOMENT_INVALID', 'origins.0.collectDate'],
      ['yesterday', { launchDate: '2026-01-04T12:00:00.000Z' }, 'LAUNCH_IN_THE_PAST', 'launchDate'],
      ['after its collect', { launchDate: '2026-01-06T12:00:00.000Z' }, 'LAUNCH_AFTER_COLLECT', 'launchDate'],
    ]
  it.each(refused)('%s', (_, over, code, field) => given().when(launch(over)).refused(code, field))
  it('five minutes late is not late', () =>
    given()
      .when(launch(from('2026-01-05T11:55:00.000Z')))
      .brings({ type: 'LoadLaunched' }, { type: 'LoadOffered' }))
  it('with several faults, and each is named at its field', () =>
    given()
      .when(launch({ freightPrice: 0, target: nobody }))
      .refused('PRICE_MISSING', 'freightPrice', 'target'))
})

describe('a draft', () => {
  it('may be incomplete', () =>
    given()
      .when({ type: 'SaveDraft', data: { observation: 'depois' } })
      .brings({ type: 'LoadDrafted', data: { loadId: 'new', status: 'DRAFT', operationGroupId: 'g1', form: { observation: 'depois' } } }))
  it('is changed', () =>
    given(draft())
      .when({ type: 'SaveDraft', data: { hashId: 'L1', externalId: 'xy' } })
      .brings({ type: 'LoadDrafted', data: { loadId: 'L1', externalId: 'XY' } }))
  it('stays out of groups of others', () =>
    given()
      .when({ type: 'SaveDraft', data: { operationGroupId: 'g2' } })
      .refused('OPERATION_GROUP_UNKNOWN'))
  it('is not published while fields are missing', () =>
    given(draft({ type: 'NORMAL', profileId: 'p1' }))
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .refused('LOAD_INCOMPLETE', 'freightType', 'deliveryType', 'origins', 'destinations', 'target'))
  it('is published with the code it had', () =>
    given(draft(form()))
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .brings({ type: 'LoadLaunched', data: { loadId: 'L1', terms: { externalId: 'CG-1' } } }, { type: 'LoadOffered' }))
  it('is published with what was noted on it', () => {
    const tagged: LoadEvent = { type: 'LoadTagged', data: { loadId: 'L1', tags: ['norte'] } }
    const prioritized: LoadEvent = { type: 'LoadPriorityChanged', data: { loadId: 'L1', flPriority: true } }
    const observed: LoadEvent = { type: 'LoadObservationChanged', data: { loadId: 'L1', observation: 'Frágil' } }
    given(draft(form()), tagged, prioritized, observed)
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .brings(
        { type: 'LoadLaunched', data: { terms: { tags: ['norte'], flPriority: true, observation: 'Frágil' } } },
        { type: 'LoadOffered' },
      )
  })
  it('keeps its first author when others save or publish it', () => {
    const hers = { ...draft(form()), data: { ...draft(form()).data, authorId: 'lia' } } as LoadEvent
    given(hers)
      .when({ type: 'SaveDraft', data: { hashId: 'L1' } })
      .brings({ type: 'LoadDrafted', data: { authorId: 'lia' } })
    given(hers)
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .brings({ type: 'LoadLaunched', data: { authorId: 'lia' } }, { type: 'LoadOffered' })
    given()
      .when({ type: 'SaveDraft', data: {} })
      .brings({ type: 'LoadDrafted', data: { authorId: someone.userId } })
  })
  it('has the tags of its form', () =>
    given(draft(form({ tags: ['norte'] })))
      .when({ type: 'ChangeTags', data: { id: 'L1', add: ['papel'] } })
      .then({ type: 'LoadTagged', data: { loadId: 'L1', tags: ['norte', 'papel'] } }))
  it('is published as scheduled', () =>
    given(draft(form({ launchDate: '2026-01-05T20:00:00.000Z' })))
      .when({ type: 'PublishDraft', data: { id: 'L1' } })
      .brings({ type: 'LoadLaunched', data: { status: 'CREATED' } }))
  it('is deleted', () =>
    given(draft())
      .when({ type: 'DeleteDraft', data: { id: 'L1' } })
      .then({ type: 'LoadDraftDeleted', data: { loadId: 'L1', externalId: 'CG-1' } }))
  it('cannot be saved as a draft after its launch', () =>
    given(draft(), ...offered())
      .when({ type: 'DeleteDraft', data: { id: 'L1' } })
      .refused('LOAD_NOT_NOW'))
})

describe('a scheduled load', () => {
  const scheduled = launched('CREATED', { launchDate: '2026-01-05T20:00:00.000Z' })
  const open = { type: 'OpenOffer', data: { id: 'L1' } } as const
  it('is offered when its time has come', () =>
    given(scheduled)
      .when(open, { now: '2026-01-05T20:00:00.000Z' })
      .brings({ type: 'LoadOffered', data: { status: 'WAIT_TRANSPORTER_ACCEPT' } }))
  it('is not offered before', () => given(scheduled).when(open).refused('LAUNCH_NOT_YET'))
  it('is not offered twice', () => given(scheduled, opened(), acceptedBy()).when(open).changesNothing())
  it('is not offered once it was cancelled', () => given(scheduled, canceled).when(open).changesNothing())
})

it('a user cannot launch for another shipper', () =>
  given()
    .when(launch(), { by: { ...someone, shipperId: 's2' } })
    .brings({ type: 'LoadLaunched', data: { shipperId: 's2' } }, { type: 'LoadOffered' }))

describe('a load that ended is launched again', () => {
  const again = { type: 'RelaunchLoad', data: { id: 'L1', ...form({ externalId: 'CG-2' }) } } as const
  it('as a new one that names the old one', () => {
    for (const relaunched of ['CANCELED', 'EXPIRED', 'FINISHED'] as const)
      given()
        .when(again, { lookups: { ...usual, relaunched } })
        .brings(
          {
            type: 'LoadLaunched',
            data: { loadId: 'new', status: 'WAIT_TRANSPORTER_ACCEPT', relaunchedFrom: 'L1', terms: { externalId: 'CG-2' } },
          },
          { type: 'LoadOffered', data: { loadId: 'new' } },
        )
  })
  it('or later', () =>
    given()
      .when({ ...again, data: { ...again.data, launchDate: '2026-01-05T20:00:00Z' } }, { lookups: { ...usual, relaunched: 'EXPIRED' } })
      .brings({ type: 'LoadLaunched', data: { status: 'CREATED' } }))
  it('not before it ended', () => {
    for (const relaunched of ['DRAFT', 'IN_TRANSIT', 'DELIVERED'] as const)
      given()
        .when(again, { lookups: { ...usual, relaunched } })
        .refused('LOAD_NOT_ENDED')
  })
  it('and its form is checked like any other', () =>
    given()
      .when({ ...again, data: { ...again.data, freightPrice: 0 } }, { lookups: { ...usual, relaunched: 'EXPIRED' } })
      .refused('PRICE_MISSING', 'freightPrice'))
})
