/** Limits of customers. */

/** Custom fields per customer. */
export const CUSTOMER_FIELDS = 20
/** Rows of a customer import per call. */
export const CUSTOMER_BATCH = 500
/** How long a network stays blocked, in ms. Addresses change hands, so no block is for ever. */
export const NETWORK_BLOCK_MS = 90 * 24 * 60 * 60 * 1_000
/** How long the network of a conversation is known after its visitor's last message, in ms. */
export const NETWORK_KEPT_MS = 30 * 24 * 60 * 60 * 1_000
/** The longest reason for a block. */
export const BLOCK_REASON_MAX = 200
