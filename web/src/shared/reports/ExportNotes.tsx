import { ExportNote } from './ExportNote.tsx'
import { useExports } from './exports.ts'
import './exports.css'

/** The notes of the requested files; they stay while the user navigates. */
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
