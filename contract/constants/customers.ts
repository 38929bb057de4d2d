/** Limits of customers. */

/** Custom fields per customer. */
export const CUSTOMER_FIELDS = 20
/** Rows of a customer import per call. */
export const CUSTOMER_BATCH = 500
