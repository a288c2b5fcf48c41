import { describe, expect, it } from 'vitest'
import { sectionQuery } from './list-query.ts'
import { filterOf } from './sections.ts'

describe('the predefined tabs (specification 1 §4)', () => {
  it('in progress lists six statuses by default (R073)', () => {
    expect(filterOf('onGoing').deliveryStatus).toEqual([
      'LINKED_TO_DRIVER_VEHICLE',
      'IN_COLLECT',
      'IN_DELIVERY',
      'IN_TRANSIT',
      'WAITING_DRIVER_ACCEPT',
      'ASSIGNED_TO_TRANSPORTER',
    ])
    expect(filterOf('onGoing', ['IN_DELIVERY']).deliveryStatus).toEqual(['IN_DELIVERY'])
    expect(filterOf('draft', ['IN_DELIVERY']).deliveryStatus).toEqual(['DRAFT'])
  })
  it('closed lists ended loads, boardFinished lists delivered ones', () => {
    expect(filterOf('closed').deliveryStatus).toEqual(['FINISHED', 'CANCELED', 'EXPIRED'])
    expect(filterOf('boardFinished').deliveryStatus).toEqual(['DELIVERED', 'FINISHED'])
  })
  it('the filters apply to the tabs too', () =>
    expect(sectionQuery({ text: 'x', freightType: 'FOB', section: 'review' }, 'review')).toMatchObject({
      text: 'x',
      freightType: 'FOB',
      deliveryStatus: ['DELIVERED'],
      receiptStatus: ['PENDING', 'REFUSED'],
    }))
})
