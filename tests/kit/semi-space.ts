/** Size of the young generation, as `npm start` and `deploy/Dockerfile` set it. */
export const SEMI_SPACE_FLAG = '--max-semi-space-size=64'
