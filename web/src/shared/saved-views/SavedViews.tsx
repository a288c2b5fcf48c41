import type { ViewPath } from '@embarca/contracts/saved-view/events.ts'
import { useRef, useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { MenuItem } from '../../ui/MenuItem.tsx'
import { ManageViews } from './ManageViews.tsx'
import { SaveView } from './SaveView.tsx'
import { useSavedViews } from './use-saved-views.ts'
import './saved-views.css'

/** The menu of a list's saved views; the address determines which one is current. */
export const SavedViews = ({ path, admin }: { readonly path: ViewPath; readonly admin: boolean }) => {
  const list = useSavedViews(path)
  const { views, current, query } = list
  const [shown, setShown] = useState<'save' | 'manage'>()
  const root = useRef<HTMLSpanElement>(null)
  useShortcut({ keys: 'v', label: 'Visões salvas', run: () => root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.click() })
  const then = (close: () => void, run: () => void) => () => {
    close()
    run()
  }
  return (
    <span ref={root} className="saved-views">
      <Menu
        label="Visões salvas"
        trigger={(ties) => (
          <Button className={current ? 'view-button on' : 'view-button'} {...ties}>
            <Icon name={current ? 'bookmark-fill' : 'bookmark'} />
            <span className="cut">{current?.name ?? 'Visões'}</span>
            <Icon name="down" size={12} />
          </Button>
        )}
      >
        {(close) => (
          <>
            {views.map((view) => (
              <MenuItem
                key={view.id}
                icon={view.shared ? 'users' : 'lock'}
                checked={view.id === current?.id}
                onSelect={then(close, () => list.open(view))}
              >
                {view.name}
              </MenuItem>
            ))}
            <MenuItem
              icon="plus"
              onSelect={then(close, () => setShown('save'))}
              blocked={query === '' ? 'Filtre a lista antes de salvar a visão.' : undefined}
            >
              Salvar visão atual
            </MenuItem>
            {views.length > 0 && (
              <MenuItem icon="gear" onSelect={then(close, () => setShown('manage'))}>
                Gerenciar visões
              </MenuItem>
            )}
          </>
        )}
      </Menu>
      {shown === 'save' && (
        <SaveView
          pending={list.save.pending}
          onSave={(fields) => list.save.run({ path, query, ...fields })}
          onClose={() => setShown(undefined)}
        />
      )}
      {shown === 'manage' && <ManageViews list={list} admin={admin} onClose={() => setShown(undefined)} />}
    </span>
  )
}
