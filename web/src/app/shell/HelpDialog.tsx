import { useState } from 'react'
import { type Shortcut, useShortcuts } from '../../base/keyboard.ts'
import { ShortcutLayer } from '../../ui/ShortcutLayer.tsx'
import { NativeDialog } from './NativeDialog.tsx'

const names: Readonly<Record<string, string>> = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  ' ': 'Espaço',
}
const written = (keys: string) => keys.split('+').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key))

const Rows = () => {
  const live = useShortcuts()
  const [shortcuts] = useState(live)
  const nameOf = ({ group }: Shortcut) => group ?? 'Nesta tela'
  const groups = [...new Set(shortcuts.map(nameOf))].map((name) => ({
    group: name,
    list: shortcuts.filter((shortcut) => nameOf(shortcut) === name),
  }))
  return groups.map(({ group, list }) => (
    <section key={group} className="help-group">
      <h3>{group}</h3>
      <dl>
        {list.map(({ keys, label }) => (
          <div key={keys}>
            <dt>
              {written(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** Lists the keyboard shortcuts of the current screen. */
export const HelpDialog = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => (
  <NativeDialog open={open} onClose={onClose} title="Atalhos do teclado">
    <ShortcutLayer open={open}>
      <Rows />
    </ShortcutLayer>
  </NativeDialog>
)
