import { message } from '../base/feedback.ts'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'
import './link-field.css'

/** Whether the link is in the clipboard now. */
const copy = async (link: string): Promise<boolean> => {
  // The clipboard needs HTTPS and the user's permission.
  try {
    await navigator.clipboard.writeText(link)
    message('success', 'Link copiado.')
    return true
  } catch {
    message('warning', 'Não foi possível copiar. Selecione o link e copie.')
    return false
  }
}

type Props = { readonly link: string; readonly hint: string; readonly onCopied?: () => void }

/** A link to copy. */
export const LinkField = ({ link, hint, onCopied }: Props) => (
  <div className="link-field">
    <TextField label="Link" readOnly value={link} onChange={() => {}} hint={hint} onFocus={({ target }) => target.select()} />
    <Button icon="copy" onClick={async () => (await copy(link)) && onCopied?.()}>
      Copiar
    </Button>
  </div>
)
