import { ExportNote } from './ExportNote.tsx'
import { useExports } from './exports.ts'
import './exports.css'

/** Files that were asked for, wherever the user goes meanwhile. */
export const ExportNotes = () => {
  const shown = useExports()
  if (shown.length === 0) return null
  return (
    <aside className="export-notes" aria-label="Exportações" aria-live="polite">
      {shown.map((note) => (
        <ExportNote key={note.id} note={note} />
      ))}
    </aside>
  )
}
