/** Days for which refused commands are kept, unless `ATTEMPTS_KEPT_DAYS` says otherwise. */
export const ATTEMPTS_DAYS = 730
/** Days for which a repeated command is recognised: clients may retry for as long. `COMMANDS_KEPT_DAYS` may only lengthen it. */
export const COMMANDS_DAYS = 7
