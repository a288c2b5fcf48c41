import { Icon } from './Icon.tsx'
import './brand-mark.css'

export const BrandMark = ({ className }: { readonly className?: string }) => (
  <span className={className ? `brand ${className}` : 'brand'}>
    <Icon name="truck" size={18} />
    Embarca
  </span>
)
