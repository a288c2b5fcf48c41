import { useId, useState } from 'react'
import { useFileUrl } from '../../base/file-download.ts'
import { uploadDocument } from '../../base/upload-document.ts'
import { useSession } from '../../session/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClasses } from '../../ui/button-props.ts'
import { FileInput } from '../../ui/FileInput.tsx'
import { useOwnData } from './own-data.ts'

const KINDS = ['png', 'jpg', 'jpeg']

/** The user's photo, or the initials without one. */
export const PhotoField = () => {
  const id = useId()
  const { name, avatar } = useSession()
  const { url } = useFileUrl(avatar && `/webshipper/file/download?fileName=${encodeURIComponent(avatar)}`)
  const [sending, setSending] = useState(false)
  const { save, pending } = useOwnData('Foto atualizada com sucesso.')
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setSending(true)
    const fileId = await uploadDocument(file, undefined, 'USER_AVATAR')
    if (fileId) await save({ avatar: fileId })
    setSending(false)
  }
  return (
    <div className="photo">
      <Avatar name={name} photo={url} decorative />
      <div>
        <label className={buttonClasses({})} htmlFor={id} aria-busy={sending || undefined}>
          {avatar ? 'Trocar foto' : 'Escolher foto'}
        </label>
        <FileInput id={id} allowed={KINDS} disabled={sending} onFiles={(files) => void choose(files)} />
        {avatar && (
          <Button look="quiet" pending={pending} onClick={() => void save({ avatar: '' })}>
            Tirar foto
          </Button>
        )}
        <small>png ou jpg, menos de 5 MB</small>
      </div>
    </div>
  )
}
