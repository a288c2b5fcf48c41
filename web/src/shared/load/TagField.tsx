import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useId, useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { Field } from '../../ui/Field.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import './tag-field.css'

const SHORTEST = 3
const MOST = 20

/**
 * Edits tags and suggests those of the company. Enter or blur adds one longer than two characters; Backspace in an empty field removes the
 * last one.
 */
export const TagField = ({
  label = 'Etiquetas',
  tags,
  onChange,
  className,
}: {
  readonly label?: string
  readonly tags: readonly string[]
  readonly onChange: (tags: readonly string[]) => void
  readonly className: string
}) => {
  const known = useRead(referenceRoutes.tags, {})
  const [typed, setTyped] = useState('')
  const list = useId()
  const add = () => {
    const tag = typed.trim()
    if (tag.length < SHORTEST) return
    setTyped('')
    if (!tags.includes(tag) && tags.length < MOST) onChange([...tags, tag])
  }
  return (
    <Field label={label} className={className}>
      {({ labelId: _, ...ties }) => (
        <span className="input tags-input">
          {tags.map((tag) => (
            <Tag key={tag} onRemove={() => onChange(tags.filter((other) => other !== tag))}>
              {tag}
            </Tag>
          ))}
          <TextInput
            {...ties}
            list={list}
            maxLength={40}
            autoComplete="off"
            placeholder={tags.length === 0 ? 'Enter adiciona' : ''}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
                event.preventDefault()
                add()
              } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
            }}
          />
          <datalist id={list}>
            {known.data?.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
        </span>
      )}
    </Field>
  )
}
