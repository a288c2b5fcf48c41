import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import type { Transporter } from './registers.ts'

const { BLOCKED } = carrierLabels.status
/** Why a carrier cannot be chosen now; undefined: it can, at least in some operation groups. */
export const suspensionText = ({ blocked }: Pick<Transporter, 'blocked'>): string | undefined => {
  if (!blocked || blocked.operationGroupIds.length) return undefined
  return blocked.until ? `${BLOCKED} até ${formatLocal(blocked.until).slice(0, 10)}` : BLOCKED
}
/** Those who can be chosen first. */
export const choosableFirst = <One extends Pick<Transporter, 'blocked'>>(all: readonly One[]): readonly One[] =>
  [...all].sort((a, b) => Number(suspensionText(a) !== undefined) - Number(suspensionText(b) !== undefined))
