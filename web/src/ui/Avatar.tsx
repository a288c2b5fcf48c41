import { Avatar as PrimeAvatar } from 'primereact/avatar'
import { initials } from '../base/texts.ts'

/** A person: the photo, or the initials without one. The initials are decorative where the name stands beside them. */
export const Avatar = ({
  name,
  photo,
  decorative,
}: {
  readonly name: string
  readonly photo?: string | undefined
  readonly decorative?: boolean
}) => (
  <PrimeAvatar
    shape="circle"
    label={initials(name)}
    {...(photo && { image: photo, imageAlt: `Foto de ${name}` })}
    {...(decorative && !photo && { 'aria-hidden': true })}
  />
)
