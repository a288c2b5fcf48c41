import { useState } from 'react'
import { ImageGallery } from '../../ui/gallery/ImageGallery.tsx'
import { InfiniteList } from '../../ui/InfiniteList.tsx'

const documentImage = (text: string) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="560"><rect width="420" height="560" fill="#fdfcf8"/><text x="30" y="60" font-family="monospace" font-size="16">${text}</text></svg>`
  return URL.createObjectURL(new Blob([drawn], { type: 'image/svg+xml' }))
}
const images = ['NF-e 183.204', 'NF-e 183.205'].map((name, index) => ({ id: String(index), name: `${name}.svg`, url: documentImage(name) }))

export const Lists = () => {
  const [count, setCount] = useState(40)
  const items = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="pair">
      <InfiniteList
        label="Cargas"
        items={items}
        keyOf={(item) => item}
        estimate={58}
        render={(item) => (
          <div className="sample-card">
            <b className="num">CG-{20_418 - item}</b>
            <span>Betim, MG → Extrema, MG</span>
          </div>
        )}
        more={{ has: count < 200, loading: false, load: () => setCount((before) => before + 40) }}
        end="Fim da busca"
      />
      <ImageGallery images={[...images, { id: 'x', name: 'perdida.png', url: '/nao-existe.png' }]} />
    </div>
  )
}
