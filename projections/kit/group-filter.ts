/** Operation groups as a filter names them. */
type GroupIds = readonly (string | 0)[] | undefined
/** The option of the group picker that stands for all groups. */
const EVERY_GROUP = '0'

/** Whether the filter asks for every group of the user. */
export const includesEveryGroup = (ids: GroupIds): boolean => ids?.some((id) => String(id) === EVERY_GROUP) ?? false
/** The groups that are named; undefined where none is. */
export const groupIdsIn = (ids: GroupIds): readonly string[] | undefined => (ids?.length ? ids.map(String) : undefined)
