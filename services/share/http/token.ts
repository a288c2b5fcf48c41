import { signedNames } from '../../kit/signed-names.ts'

/** A link's id in its token. The log has only the id. */
export const { tokenOf, nameIn: shareIdIn } = signedNames('share', 'hex', /^[\w-]{20}$/)
