import type { Mount } from '@embarca/contracts/mount/routes.ts'
import { showNumber } from '../../../ui/amounts.ts'
import type { LaunchMeasure } from '../form-parts.ts'

/** Withdrawals draw on orders between one collect and one delivery place (readings o14). */
export const mayBeLot = ({ orders, stops }: Pick<Mount, 'orders' | 'stops'>): boolean =>
  stops.length === 1 && new Set(orders.map(({ collectPlaceId }) => collectPlaceId)).size === 1

/** What all orders have in the measure of the profile, as the form writes it: tonnes, cubic metres or units. */
export const volumeText = ({ orders, weight, cubage }: Pick<Mount, 'orders' | 'weight' | 'cubage'>, measure: LaunchMeasure): string => {
  if (measure === 'WEIGHT') return showNumber(weight / 1000)
  return showNumber(measure === 'CUBAGE' ? cubage : orders.reduce((total, { amount = 0 }) => total + amount, 0))
}
