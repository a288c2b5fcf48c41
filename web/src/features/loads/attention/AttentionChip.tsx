import { type Attention, attentionOf } from '@embarca/contracts/load-search/attention.ts'
import { attentionLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { Tip } from '../../../ui/Tip.tsx'

type Props = {
  readonly attention: Attention
  /** Undefined until counted. */
  readonly count: number | undefined
  readonly on: boolean
  readonly onToggle: () => void
}

const lookOf = (attention: Attention, count: number | undefined) => {
  if (!count) return 'attention-chip none'
  const { tone } = attentionOf(attention)
  return tone ? `attention-chip ${tone}` : 'attention-chip'
}

/** A number of loads that need someone; quiet when it is 0. */
export const AttentionChip = ({ attention, count, on, onToggle }: Props) => {
  const { name, hint } = attentionLabels[attention]
  return (
    <Tip text={hint}>
      <PlainButton className={lookOf(attention, count)} aria-pressed={on} onClick={onToggle}>
        <Icon name={attentionOf(attention).icon} size={14} />
        <span>
          {name}
          {count !== undefined && <span className="spoken">: </span>}
          <b className="num">{count}</b>
        </span>
      </PlainButton>
    </Tip>
  )
}
