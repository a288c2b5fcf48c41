import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { useState } from 'react'
import { useLatestWins } from '../../base/use-latest-wins.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { isAllowed } from './actions.ts'
import type { LoadPageState } from './use-load.ts'

const SHORTEST = 3

/** Edits tags in place: Enter or blur adds one longer than two characters. Changes are shown before the server confirms them. */
export const TagEditor = ({ load, page }: { readonly load: LoadDetails; readonly page: LoadPageState }) => {
  const [typed, setTyped] = useState<string>()
  const { latestInput, submit } = useLatestWins(loadRoutes.tag, { done: page.afterCommand, failed: () => void page.refetchAll() })
  const tags = latestInput?.tags ?? load.tags
  const may = isAllowed(load, 'TagLoad')
  const save = (changed: readonly string[]) => void submit({ id: load.hashId, tags: [...changed] })
  const add = (keepOpen: boolean) => {
    const tag = typed?.trim() ?? ''
    setTyped(keepOpen ? '' : undefined)
    if (tag.length >= SHORTEST && !tags.includes(tag)) save([...tags, tag])
  }
  return (
    <span className="tag-editor">
      {tags.map((tag) => (
        <Tag key={tag} {...(may && { onRemove: () => save(tags.filter((other) => other !== tag)) })}>
          {tag}
        </Tag>
      ))}
      {may && typed === undefined && <IconButton icon="plus" label="Adicionar etiqueta" className="tag-add" onClick={() => setTyped('')} />}
      {typed !== undefined && (
        <TextInput
          aria-label="Nova etiqueta"
          className="tag-input"
          autoFocus
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => add(false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add(true)
            else if (event.key === 'Escape') setTyped(undefined)
          }}
        />
      )}
    </span>
  )
}
