import { Tag } from '../../ui/StatusPill.tsx'

type Props = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onRemove: (id: string) => void
}

/** Those chosen so far, each with a way to take it back. */
export const Picked = ({ ids, nameOf, onRemove }: Props) =>
  ids.map((id) => (
    <Tag key={id} onRemove={() => onRemove(id)}>
      {nameOf(id)}
    </Tag>
  ))
