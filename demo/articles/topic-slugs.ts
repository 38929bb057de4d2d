/** Slugs of categories and sections. Their names may be in any script; /kb paths are ASCII (Spec 2.2). */

const SLUGS: Readonly<Record<string, string>> = {
  'الطلبات والتوصيل': 'orders-and-delivery',
  التوصيل: 'delivery',
  'متابعة الطلب': 'order-tracking',
  'الإرجاع والضمان': 'returns-and-warranty',
  الإرجاع: 'returns',
  'المنتجات التالفة': 'damaged-goods',
  الدفع: 'payment',
  'طرق الدفع': 'payment-methods',
  'بطاقات الهدايا': 'gift-cards',
  المنتجات: 'products',
  'المقاسات والعناية': 'sizes-and-care',
  المساعدة: 'help',
  التواصل: 'contact',
  'הזמנות ומשלוחים': 'orders-and-delivery-he',
  משלוחים: 'delivery-he',
  'החזרות ואחריות': 'returns-and-warranty-he',
  החזרות: 'returns-he',
  'מוצרים פגומים': 'damaged-goods-he',
  תשלום: 'payment-he',
  'אמצעי תשלום': 'payment-methods-he',
  מוצרים: 'products-he',
  'מידות וטיפול': 'sizes-and-care-he',
  עזרה: 'help-he',
  'יצירת קשר': 'contact-he',
}

/**
 * Returns the ASCII slug of a category or section: from the table for Arabic and Hebrew names, else the name in
 * kebab-case.
 */
export function topicSlug(name: string): string {
  return SLUGS[name] ?? name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
