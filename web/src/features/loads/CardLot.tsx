import { BurnRing } from '../../shared/load/BurnRing.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { CardView } from './card-model.ts'
import { Peek, PeekLines } from './Peek.tsx'

/** The withdrawn share of a lot; a click shows total, withdrawn and remaining. */
export const CardLot = ({ lot, code }: { readonly lot: NonNullable<CardView['lot']>; readonly code: string }) => (
  <div className="drain">
    <BurnRing withdrawn={lot.withdrawn} total={lot.total} size={38} />
    <Peek label={`Volumes de ${code}`} panel={<PeekLines lines={lot.lines} />}>
      Escoamento
      <Icon name="down" size={12} />
    </Peek>
    <span className="num">restam {lot.lines.at(-1)?.[1]}</span>
  </div>
)
