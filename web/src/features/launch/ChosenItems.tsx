import { Tag } from '../../ui/StatusPill.tsx'

type Props = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onRemove: (id: string) => void
}

/** The chosen items, each with a button that removes it. */
export const ChosenItems = ({ ids, nameOf, onRemove }: Props) =>
  ids.map((id) => (
    <Tag key={id} onRemove={() => onRemove(id)}>
      {nameOf(id)}
    </Tag>
  ))
