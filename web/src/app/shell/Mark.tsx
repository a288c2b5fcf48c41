import { Icon } from '../../ui/Icon.tsx'
import './mark.css'

export const Mark = ({ className }: { readonly className?: string }) => (
  <span className={className ? `brand ${className}` : 'brand'}>
    <Icon name="truck" size={18} />
    Embarca
  </span>
)
