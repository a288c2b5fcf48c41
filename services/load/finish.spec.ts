import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import {
  canceled,
  company,
  deadline,
  delivered,
  everyStatus,
  expired,
  finished,
  hired,
  invoiced,
  nearby,
  offered,
} from '@embarca/tests/stories/load-history.ts'
import { describe, expect, it } from 'vitest'
import { fold } from '../kit/fold.ts'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'
import { claims } from './unique-names.ts'

const given = specification(loads, {
  ...nothingFound,
  drops: { allApproved: true, anyApproved: true, allEnded: true, closed: true },
})
const command = (type: LoadCommand['type'], data: object = {}) => ({ type, data: { id: 'L1', ...data } }) as LoadCommand
const receipts = (over: object) => ({
  lookups: { ...nothingFound, drops: { allApproved: true, anyApproved: true, allEnded: true, closed: true, ...over } },
})

describe('a load finishes', () => {
  it('when its receipts are approved and its invoice is there', () =>
    given(...nearby, delivered, invoiced())
      .when(command('FinishLoad'))
      .then({ type: 'LoadFinished', data: { loadId: 'L1', status: 'FINISHED' } }))
  it('from near its customers too', () =>
    given(...nearby, invoiced())
      .when(command('FinishLoad'))
      .brings({ type: 'LoadFinished' }))
  it('not without an invoice', () =>
    given(...nearby, delivered)
      .when(command('FinishLoad'))
      .refused('INVOICES_MISSING'))
  it('not while a receipt waits', () =>
    given(...nearby, delivered, invoiced())
      .when(command('FinishLoad'), receipts({ allApproved: false }))
      .refused('RECEIPTS_NOT_ALL_APPROVED'))
  it('not while decisions could be undone', () =>
    given(...nearby, delivered, invoiced())
      .when(command('FinishLoad'), receipts({ closed: false }))
      .refused('RECEIPTS_NOT_ALL_APPROVED'))
  it('not from the road', () =>
    given(...everyStatus.IN_TRANSIT)
      .when(command('FinishLoad'))
      .refused('LOAD_NOT_NOW'))
  it('after its hiring, when only the hiring mattered', () =>
    given(...hired({ onlyHiring: true }))
      .when(command('FinishOnlyHiring'))
      .brings({ type: 'LoadFinished', data: { status: 'FINISHED', onlyHiring: true } }))
  it('not after its hiring, when it should be carried', () =>
    given(...hired())
      .when(command('FinishOnlyHiring'))
      .refused('NOT_ONLY_HIRING'))
})

describe('a transporter is rated', () => {
  const rate = command('RateTransporter', { id: company.transporterId, shippingHash: 'L1', rating: 5, comment: 'Pontual' })
  it('when it delivered', () =>
    given(...nearby, delivered)
      .when(rate)
      .then({ type: 'TransporterRated', data: { loadId: 'L1', ...company, stars: 5, comment: 'Pontual' } }))
  it('again: the later rating is recorded beside the first and replaces it in every view', () =>
    given(...nearby, delivered, { type: 'TransporterRated', data: { loadId: 'L1', ...company, stars: 1 } })
      .when(rate)
      .then({ type: 'TransporterRated', data: { loadId: 'L1', ...company, stars: 5, comment: 'Pontual' } }))
  it('not before', () =>
    given(...hired())
      .when(rate)
      .refused('LOAD_NOT_NOW'))
  it('only for a load that was hired from it', () =>
    given(...nearby, delivered)
      .when(command('RateTransporter', { id: 't9', shippingHash: 'L1', rating: 5 }))
      .refused('NOT_THIS_TRANSPORTER'))
})

describe('a transporter and its driver are rated by a form', () => {
  const criterion = (id: string, weight: number, required: boolean) => ({ id, text: `Item ${id}`, weight, required })
  const form = { id: 'f1', name: 'Padrão', operationGroupIds: [], version: 3 }
  const forms = {
    TRANSPORTER: { ...form, entity: 'TRANSPORTER' as const, criteria: [criterion('a', 3, true), criterion('b', 1, false)] },
    DRIVER: { ...form, id: 'f2', entity: 'DRIVER' as const, criteria: [criterion('c', 1, true)] },
  }
  const rating = (over: object) => command('RateTransporter', { id: company.transporterId, shippingHash: 'L1', rating: 1, ...over })
  const when = (over: object) => given(...nearby, delivered).when(rating(over), { lookups: { ...nothingFound, forms } })
  it('whose weights make the score, kept to 0.01; the stars are it rounded, and the criteria are kept as they were answered', () =>
    when({
      answers: [
        { criterionId: 'b', stars: 2 },
        { criterionId: 'a', stars: 5 },
      ],
    }).then({
      type: 'TransporterRated',
      data: {
        ...{ loadId: 'L1', ...company, stars: 4, score: 425, formId: 'f1', formVersion: 3 },
        answers: [
          { criterionId: 'a', text: 'Item a', weight: 3, stars: 5 },
          { criterionId: 'b', text: 'Item b', weight: 1, stars: 2 },
        ],
      },
    }))
  it('not without an answer to a required criterion, which is refused at it', () => {
    when({}).refused('ANSWER_MISSING', 'answers.a')
    when({ answers: [{ criterionId: 'b', stars: 5 }] }).refused('ANSWER_MISSING', 'answers.a')
    const answers = [{ criterionId: 'a', stars: 5 }]
    when({ answers, driver: { rating: 5 } }).refused('ANSWER_MISSING', 'driver.answers.c')
  })
  it('not with an answer to a criterion that the form has no more, or two to the same', () => {
    const a = { criterionId: 'a', stars: 5 }
    when({ answers: [a, { criterionId: 'z', stars: 5 }] }).refused('CRITERION_UNKNOWN', 'answers')
    when({ answers: [a, a] }).refused('CRITERION_UNKNOWN', 'answers')
  })
  it('together, the driver in an event of its own', () =>
    when({
      answers: [{ criterionId: 'a', stars: 5 }],
      driver: { rating: 1, comment: ' Educado ', answers: [{ criterionId: 'c', stars: 4 }] },
    }).brings(
      { type: 'TransporterRated', data: { stars: 5, score: 500 } },
      { type: 'DriverRated', data: { stars: 4, score: 400, comment: 'Educado', formId: 'f2' } },
    ))
})

describe('a load is cancelled', () => {
  const cancel = command('CancelLoad', { reason: 'Pedido desfeito' })
  it.each(['CREATED', 'WAIT_TRANSPORTER_ACCEPT', 'ASSIGNED_TO_TRANSPORTER', 'IN_TRANSIT', 'IN_DELIVERY'] as const)('from %s', (status) =>
    given(...everyStatus[status])
      .when(cancel)
      .then({ type: 'LoadCanceled', data: { loadId: 'L1', status: 'CANCELED', reason: 'Pedido desfeito' } }),
  )
  it.each(['DELIVERED', 'FINISHED', 'CANCELED', 'EXPIRED'] as const)('not from %s', (status) =>
    given(...everyStatus[status])
      .when(cancel)
      .refused('LOAD_NOT_NOW'),
  )
  it('and releases its code and its NF-es', () =>
    expect(claims(canceled, fold(loads.fold, [...nearby, invoiced('PED-1', 'KEY')]))).toEqual({
      release: ['externalId:s1:CG-20377', 'nfe:s1:KEY'],
    }))
})

describe('a load comes back', () => {
  const reopen = command('ReopenLoad')
  const reopened = {
    type: 'LoadReopened',
    data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' },
  } as const
  const renamed = { type: 'LoadRenamed', data: { loadId: 'L1', externalId: 'PED-77' } } as const
  const formed = offered({ mountId: 'M1' })
  it('with its code', () =>
    expect(claims(reopened, fold(loads.fold, [...hired(), canceled]))).toEqual({ take: ['externalId:s1:CG-20377'] }))
  it('with the code that its formed load holds for it', () =>
    expect(claims(reopened, fold(loads.fold, [...formed, canceled]))).toEqual({ take: [] }))
  it('with the code that it got after its formed load gave it one', () =>
    expect(claims(reopened, fold(loads.fold, [...formed, renamed, canceled]))).toEqual({ take: ['externalId:s1:PED-77'] }))
  it.each([
    ['cancelled', [...hired(), canceled]],
    ['expired', [...offered(), expired]],
  ])('when it was %s, as a new offer', (_, history) => {
    const back = {
      type: 'LoadReopened',
      data: { loadId: 'L1', status: 'WAIT_TRANSPORTER_ACCEPT', deadline: '2026-01-06T12:00:00.000Z' },
    } as const
    given(...history)
      .when(reopen)
      .then(back)
    given(...history, back)
      .when(command('CompleteOffer', { deadline: back.data.deadline }), { now: back.data.deadline })
      .brings({ type: 'LoadExpired' })
    given(...history, back)
      .when(command('CompleteOffer', { deadline }), { now: back.data.deadline })
      .changesNothing()
  })
  it('when it was finished, as delivered', () =>
    given(...nearby, delivered, invoiced(), finished)
      .when(reopen)
      .then({ type: 'LoadReopened', data: { loadId: 'L1', status: 'DELIVERED' } }))
  it('not when it is under way', () =>
    given(...nearby)
      .when(reopen)
      .refused('LOAD_NOT_NOW'))
})
