import type { Meanings } from '../meaning.ts'

const BRL = 'cents BRL'

/** Money: integers, cents of a Brazilian real. */
export const money: Meanings = {
  price: ['The price of the freight.', BRL, 450000],
  'origins.price': ['The price of this collect.', BRL, 120000],
  'LotAgreementProposed.price': ['The price of each part of the lot.', BRL, 98000],
  'LotWithdrawn.price': ['The price of the whole withdrawal.', BRL, 450000],
  'LotWithdrawalChanged.price': ['The price of the whole withdrawal.', BRL, 430000],
  pricePerPart: ['The price of each burden, or of each tonne where no burden is given.', BRL, 98000],
  freightPrice: ['The freight that the transporter is paid.', BRL, 450000],
  freightPriceDriver: ['The freight that is offered to drivers.', BRL, 380000],
  tollPrice: ['The toll.', BRL, 21450],
  feeDeliveryPrice: ['The fee of the delivery.', BRL, 15000],
  extraPrice: ['What is paid in addition.', BRL, 5000],
  referenceValue: ['The price that the shipper compares with.', BRL, 460000],
  reductionAbsolute: ['What was taken off the price.', BRL, 10000],
  additionAbsolute: ['What was added to the price.', BRL, 10000],
  reductionFreightPercent: ['What was taken off the price, relative to it.', '%', 2.5],
  initialBid: ['The highest price of the auction.', BRL, 500000],
  median: ['The median of the lane, as it was shown.', BRL, 455000],
  cost: ['What the incident cost.', BRL, 32000],
  value: ['The value of the goods.', BRL, 8900000],
  'notes.value': ['The value of the goods on the note.', BRL, 890000],
  'detention.cents': ['What the wait costs.', BRL, 41200],
  'rate.cents': ['The rate for a tonne and an hour.', 'cents BRL for a tonne and an hour', 241],
  'detention.rate': ['The rate by which the wait was paid.'],
  'settings.detention.rate': ['The shipper’s own rate; absent: the legal one.', 'cents BRL for a tonne and an hour', 300],
  approvalAbove: ['Hirings above it need an approver; absent: none does.', BRL, 1000000],
  freightPriceNegotiated: ['The price of a cycle of the contract.', BRL, 2800000],
  pricePerKmExceeded: ['The price of each kilometre above the negotiated ones.', 'cents BRL for a km', 410],
  penaltyPrice: ['The penalty of the load, in all; 0: none.', BRL, 20000],
  'terms.penaltyPrice': ['The price of one unit of penalty.', BRL, 20000],
  complementPrice: ['What is paid in addition for the cycle.', BRL, 150000],
}
