<?php
// Runs one client in PHP: folder, name, address, token, service, link. Says each answer as a line of JSON.
[, $folder, $name, $address, $token, $service, $link] = $argv;

function say(string $step, $answer): void
{
    echo json_encode(['step' => $step, 'answer' => $answer]), "\n";
}

if ($name === 'perfectpanel-smm-api') {
    require "$folder/smm.class.php";
    $api = new Api();
    $api->api_url = $address;
    $api->api_key = $token;
    say('balance', $api->balance());
    say('services', $api->services());
    $order = $api->order(['service' => $service, 'link' => $link, 'quantity' => 1000]);
    say('add', $order);
    say('status', $api->status($order->order));
    say('statuses', $api->multiStatus([$order->order, 999999999]));
} else {
    require "$folder/src/OrderAPI.php";
    require "$folder/src/ISmmSDK.php";
    require "$folder/src/SmmSDK.php";
    $api = new Arvinlp\SmmSDK\SmmSDK($token, $address);
    say('balance', $api->getBalance());
    say('services', $api->getServices());
    $order = $api->orderCreate(new Arvinlp\SmmSDK\OrderAPI((int) $service, $link, 1000));
    say('add', $order);
    say('status', $api->orderStatus($order->order));
}
