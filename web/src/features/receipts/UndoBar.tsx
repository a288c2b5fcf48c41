import { useEffect } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** Milliseconds that an approval offers its undo. */
export const UNDO_TIME = 5_000

type Props = {
  readonly place: string
  readonly pending: boolean
  readonly onUndo: () => void
  readonly onOver: () => void
}

/** Shown after an approval that was made at once: five seconds to take it back by one key. Leaving keeps the approval. */
export const UndoBar = ({ place, pending, onUndo, onOver }: Props) => {
  useShortcut({ keys: 'z', label: 'Desfazer a aprovação', group: 'Comprovantes', run: onUndo }, { when: !pending })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one clock for each approval
  useEffect(() => {
    const timer = setTimeout(onOver, UNDO_TIME)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="undo-bar" role="status">
      <Icon name="check-circle" />
      <span className="cut">
        Aprovado: <b>{place}</b>
      </span>
      <Button icon="undo" keys="Z" pending={pending} onClick={onUndo}>
        Desfazer
      </Button>
      <span className="time" aria-hidden />
    </div>
  )
}
