import type { Sentences } from '../blind/sentences.ts'

/** Turkish. */
export const TR: Sentences = {
  requests: `
    biri bana yardım edebilir mi
    beni arar mısınız
    müdürle konuşmak istiyorum
    bana bir insan verin
    bir insan cevap versin
    robot değil insan istiyorum
    orada gerçek bir insan var mı
    biriyle nerede konuşabilirim
    başka biri lütfen
    konuyu bir temsilciye iletin
    bottan bıktım
    insana bağla
    temsilciyle görüşmek istiyorum
    biri yardım etsin
    bot istemiyorum
    lütfen beni arayın
    gerçek bir kişiyle konuşabilir miyim
    yetkiliye bağlayın
    biriyle konuşmam lazım
    yöneticiyle görüşmek istiyorum
    bana bir insan cevap versin
    ekipten biriyle konuşabilir miyim
    benimle iletişime geçin
    beni temsilciye aktarın
    birinin beni aramasını istiyorum
    bu bot hiçbir şey anlamıyor, insan istiyorum
    müsait temsilci var mı
    bana yardım edecek biri
    insan tercih ederim
    operatöre bağlan
    gerçek insan
    bir yetkili bana cevap verebilir mi
    ekibinizle konuşmak istiyorum
    beni arayın
    bot olmayan biri cevap versin
    bunu bir yöneticiye iletin
    telefonda biriyle konuşabilir miyim
    makineden sıkıldım, insan lütfen
    bir danışman beni arayabilir mi
    müdürünüzü istiyorum
    müsait bir çalışanınız var mı
    hiçbir şey anlamıyorsun, insana bağla
    bir arkadaşınıza söyleyin beni arasın
    kimse yok mu orada
    bir danışmanın benimle iletişime geçmesini istiyorum
    dur artık, gerçek bir insan istiyorum
    biri bunu devralsın
    bir temsilci sohbete katılabilir mi
    başka birini istiyorum
    lütfen yarın beni arayın
    otomatik cevap istemiyorum, insan istiyorum
    gerçek birinden yardım istiyorum
    beni karar verebilecek birine bağlayın
    yeter artık, müdürünüzü verin
    sizden biri benimle iletişime geçebilir mi`,
  others: `
    çalışan mesajlarımı görebilir mi
    başka birini nasıl eklerim
    müdürüm beni arıyor
    vardiyayı hangi arkadaş değiştirdi
    uygulamadan arama yapabilir miyim
    vardiya için iki kişi lazım
    temsilci ne kadar
    arkadaşım kaydımı düzenleyebilir mi
    burada kim cevap veriyor
    ben robot değilim
    slack için bot var mı
    müşteriyi nasıl ararım
    profilimi biri görebilir mi
    aktarılmak istemiyorum
    beni kimseye bağlamayın
    ziyaretçiler temsilci istiyor, nereden ayarlanır
    kurulum için insan gerekli mi
    ayrılan biri hâlâ erişebiliyor
    dün bir arkadaşınızla konuştum
    insan olduğumu kanıtlamam gerekiyor
    arkadaşımı nasıl yönetici yaparım
    şirketimde kim onaylayabilir
    uygulama arkadaşıma haber verir mi
    bir arkadaşım giriş yapamıyor
    kaç arkadaş davet edebilirim
    çalışanlarınız verilerimi görüyor mu
    kimsenin beni aramasını istemiyorum
    büyük ekipler için indirim var mı
    bir çalışana mesaj gönderilebilir mi
    müdürünüz kim
    hesabı olmayan biri rezervasyon yapabilir mi
    bot gece cevap verebilir mi
    müdür mesajlarımı okuyabilir mi
    iki çalışan aynı vardiyada
    çalışanlarım bana nasıl ulaşır
    bugün hangi arkadaş çalışıyor
    çalışanlar birbiriyle konuşabilir mi
    bildirimi kim alıyor
    satıştan arama istemiyorum
    müdürümü uygulamadan nasıl ararım
    bir arkadaşıma nasıl haber veririm
    patronumu yönetici yapabilir miyim`,
}
