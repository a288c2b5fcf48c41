import { type ReactNode, useState } from 'react'
import { useFileUrl } from '../../base/file-download.ts'
import { Icon } from '../Icon.tsx'
import { Skeleton } from '../states.tsx'
import type { GalleryImage } from './gallery-images.ts'

type Props = {
  readonly image: GalleryImage
  readonly alt: string
  readonly children: (url: string, onBroken: () => void) => ReactNode
}

/** An image once it has loaded, a skeleton before, and a placeholder when it cannot be shown. */
export const GalleryPicture = ({ image, alt, children }: Props) => {
  const { url, failed } = useFileUrl(image.url)
  const [broken, setBroken] = useState(false)
  if (failed || broken)
    return (
      <span className="picture-missing" role="img" aria-label={`${alt}: imagem indisponível`}>
        <Icon name="image" size={28} />
      </span>
    )
  return url ? children(url, () => setBroken(true)) : <Skeleton height={320} width={240} />
}
