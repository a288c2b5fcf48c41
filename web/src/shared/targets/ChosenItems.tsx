import { MOST_NAMES } from '@embarca/contracts/partnership/codes.ts'
import { Tag } from '../../ui/StatusPill.tsx'

type Props = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onRemove: (id: string) => void
}

/** The first chosen items, each with a button that removes it. */
export const ChosenItems = ({ ids, nameOf, onRemove }: Props) => (
  <>
    {ids.slice(0, MOST_NAMES).map((id) => (
      <Tag key={id} onRemove={() => onRemove(id)}>
        {nameOf(id)}
      </Tag>
    ))}
    {ids.length > MOST_NAMES && <Tag>e mais {ids.length - MOST_NAMES}</Tag>}
  </>
)
