// A plain input, because only a native one opens the camera of a phone.
import { useId, useState } from 'react'
import { notification } from '../base/feedback.ts'
import { scaledPhoto } from '../base/scaled-photo.ts'
import { buttonClasses } from './button-props.ts'
import { Icon } from './Icon.tsx'

type Props = { readonly label: string; readonly primary?: boolean; readonly onPhoto: (photo: Blob) => Promise<unknown> }

/** Opens the camera; the photo is scaled before it is stored. */
export const PhotoButton = ({ label, primary = false, onPhoto }: Props) => {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    try {
      await onPhoto(await scaledPhoto(file))
    } catch {
      notification({ style: 'error', text: 'A foto não pôde ser lida. Tire outra, em JPG ou PNG.' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="hidden-text photo-input"
        disabled={busy}
        onChange={({ target }) => {
          void take(target.files?.[0])
          target.value = ''
        }}
      />
      <label htmlFor={id} className={buttonClasses({ look: primary ? 'primary' : 'plain', size: 'gate', className: 'photo' })}>
        <Icon name="image" size={20} /> {busy ? 'Guardando foto…' : label}
      </label>
    </>
  )
}
